// What helps a person to decide, asked for beside the game: playing goes on while it is thought about.
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { troubleOf } from "./trouble";

/** What a bot thinks of the answers. */
export async function askHint(table: Table): Promise<void> {
  table.trouble = "";
  await table.hints.ask((what) => table.command(what), () => table.revision).catch((error) => (table.trouble = troubleOf(error)));
}

/** How likely what this seat does not see is; whether it came. */
export async function askChances(table: Table): Promise<boolean> {
  const revision = table.revision;
  try {
    const { beliefs } = await table.command({ do: "beliefs", reads: settings.reads });
    if (table.revision === revision) table.beliefs = beliefs ?? null;
    return true;
  } catch (error) {
    table.trouble = troubleOf(error);
    return false;
  }
}
