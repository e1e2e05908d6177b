// What is said to those who listen: events as they come, and whole parts of the table when a key asks for them.
import { factsOf } from "./facts";
import type { LogLine } from "./log";
import { settings } from "./settings.svelte";
import { bidsSpoken, knownSpoken, marketSpoken, mineSpoken, pilesSpoken } from "./spoken";
import type { Table } from "./table.svelte";
import { t } from "./words.svelte";

/** The keys that speak, and what they say. */
export const KEYS: Record<string, (table: Table) => string[]> = {
  m: marketSpoken,
  p: pilesSpoken,
  b: bidsSpoken,
  h: mineSpoken,
  k: knownSpoken,
  e: (table) => table.log.slice(-6).map((line) => line.text),
  q: (table) => [table.open?.words ?? t("web-watching")],
};

export class Voice {
  polite = $state("");
  asked = $state("");

  constructor(readonly table: Table) {}

  /** Speaks what a key asks for; false if it asks for nothing. */
  key(key: string): boolean {
    const speaks = KEYS[key];
    if (!speaks) return false;
    this.asked = speaks(this.table).join(" ") || t("nothing");
    return true;
  }

  /** Follows the log; what comes close together is said together. */
  listen(): () => void {
    let waiting: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = this.table.chronicle.onLine((line) => {
      if (!isSaid(line, this.table.seat)) return;
      waiting.push(line.text);
      clearTimeout(timer);
      timer = setTimeout(() => {
        this.polite = waiting.slice(-8).join(" ");
        waiting = [];
      }, 350);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }
}

function isSaid(line: LogLine, seat: number | null): boolean {
  if (settings.verbosity === "all") return true;
  if (settings.verbosity === "quiet") return line.event === "game-ended" || (line.event === "outbid" && line.seat === seat);
  return !factsOf(line.event).unspoken;
}
