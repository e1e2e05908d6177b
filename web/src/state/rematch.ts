// Another game with the same people: an invitation that everybody sees, with who is in and who is out.
import { go } from "./route.svelte";
import { keepPlace, keptOf } from "./seats";
import { keepPart, keepPromise, newPart } from "./shuffle";
import { sitDown } from "./opening";
import type { Command, TableInfo } from "../protocol/frames";
import type { Table } from "./table.svelte";

export interface Invitation {
  table: string;
  by: number | null;
  in: number[];
  out: number[];
}

/** The invitation that stands at a table, if there is one. */
export function invitationOf(info: TableInfo | null): Invitation | null {
  const found = info?.rematch as string | Invitation | null | undefined;
  if (!found) return null;
  return typeof found === "string" ? { table: found, by: null, in: [], out: [] } : found;
}

/** Says yes for every seat of this device, and goes to the new table. */
export async function acceptRematch(table: Table): Promise<void> {
  const fair = newPart();
  const reply = (await table.tell({ do: "rematch", commitment: fair.commitment } as Command)) as { table?: unknown; seat?: unknown; promised?: string } | null;
  if (!reply) return;
  const next = String(reply.table);
  const seated = typeof reply.seat === "number" ? reply.seat : null;
  if (seated !== null && table.token) {
    keepPlace(next, { seat: seated, token: table.token });
    keepPromise(next, reply.promised);
    keepPart(next, seated, fair.seed);
  }
  for (const { seat, token } of keptOf(table.id)?.places ?? []) {
    if (seat === null || (seated !== null && token === table.token)) continue;
    await sitDown(next, table.names[seat] ?? "", seat, token).catch(() => keepPlace(next, { seat, token }));
  }
  go(`t/${next}`);
}

export async function declineRematch(table: Table): Promise<void> {
  await table.tell({ do: "decline" } as unknown as Command);
}
