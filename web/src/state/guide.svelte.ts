// The guided game: what is explained when, and where on the board it points. Each step comes true by what is shown, whatever the person answers.
import { signOf } from "./names";
import type { Table } from "./table.svelte";
import { money, t } from "./words.svelte";

export interface Step {
  key: string;
  points: string;
  when: (table: Table, seen: Set<string>) => boolean;
  args?: (table: Table) => Record<string, string>;
}

const isPhase = (...phases: string[]) => (table: Table): boolean => phases.includes(table.shown?.phase ?? "");
const happened = (event: string) => (_: Table, seen: Set<string>): boolean => seen.has(event);
const ownPair = (table: Table) => table.shown?.pairs.find((pair) => pair.owner === table.seat);
const openPair = (table: Table) => table.shown?.pairs.find((pair) => pair.up && pair.owner === null);
const pairArgs = (pair: { company: string; forecast: string } | undefined): Record<string, string> =>
  pair && pair.company !== "?" ? { company: t(`company-${pair.company}`), sign: signOf(pair.forecast) } : { company: "?", sign: "?" };

// Six phases, a split, a dividend and the reckoning; told in this order as far as they have come true.
export const STEPS: Step[] = [
  { key: "goal", points: "cash", when: (table) => table.shown !== null, args: (table) => ({ cash: money(table.shown?.cash[table.seat ?? 0] ?? 0) }) },
  { key: "board", points: "board", when: (table) => table.shown !== null },
  { key: "tip", points: "tip", when: (table) => (ownPair(table)?.company ?? "?") !== "?", args: (table) => pairArgs(ownPair(table)) },
  { key: "open-pair", points: "open-pair", when: (table) => openPair(table) !== undefined, args: (table) => pairArgs(openPair(table)) },
  { key: "pile", points: "piles", when: isPhase("supply", "demand") },
  { key: "fee", points: "fee", when: isPhase("supply", "demand") },
  { key: "supply", points: "hand", when: isPhase("supply") },
  { key: "demand", points: "tracks", when: isPhase("demand") },
  { key: "outbid", points: "tracks", when: happened("outbid-me") },
  { key: "action", points: "stage", when: isPhase("action") },
  { key: "selling", points: "shares", when: isPhase("selling") },
  { key: "movement", points: "board", when: isPhase("movement") },
  { key: "dividend", points: "cash", when: happened("dividend") },
  { key: "split", points: "shares", when: happened("split") },
  { key: "again", points: "stage", when: (table) => (table.shown?.round ?? 0) > 1 && isPhase("supply")(table) },
  { key: "last", points: "others", when: (table) => (table.shown?.round ?? 0) > 1 && isPhase("selling")(table) },
];

/** Where a step points: marked by the play screen; where a mark is missing, by what has always been there. */
const PLACES: Record<string, string> = {
  board: ".market, [data-place=wall]",
  tip: "[data-pair].mine, [data-pair]",
  "open-pair": "[data-pair].open, [data-place=wall], .market",
  hand: "[data-hold]",
  piles: "[data-pile]",
  fee: "[data-pile] [data-card^=fee], [data-pile]",
  tracks: "[data-pile] .ladder, [data-pile]",
  cash: "[data-place=dock], .mine",
  shares: ".mine, [data-place=dock]",
  others: "[data-place=others], .players",
  stage: "[data-place=stage], .asking, [data-panel]",
};

/** The part of the board a step is about; null where nothing of the kind is in sight. */
export function placeOf(points: string): Element | null {
  for (const selector of [`[data-guide-at~="${points}"]`, PLACES[points] ?? ""]) {
    const found = selector ? [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0) : undefined;
    if (found) return found;
  }
  return null;
}

/** How far somebody has come: a step that has come true once stays, is told in its turn, and can be told again. */
export class Tour {
  at = $state(0);
  silent = $state(false);
  reached = $state.raw<Step[]>([]);
  #seen = new Set<string>();

  constructor(readonly table: Table) {}

  get step(): Step | null {
    return this.silent ? null : (this.reached[this.at] ?? null);
  }
  get isLast(): boolean {
    return this.at >= this.reached.length - 1;
  }

  /** Takes in what is shown now, and what has just happened. */
  notice(): void {
    for (const line of this.table.log) {
      this.#seen.add(line.event);
      if (line.event === "outbid" && line.seat === this.table.seat) this.#seen.add("outbid-me");
    }
    const fresh = STEPS.filter((step) => !this.reached.includes(step) && step.when(this.table, this.#seen));
    if (fresh.length) this.reached = [...this.reached, ...fresh];
  }
  next(): void {
    this.at += 1;
  }
  back(): void {
    if (this.at > 0) this.at -= 1;
  }
  /** Goes on without a word. */
  skip(): void {
    this.silent = true;
  }
  /** Speaks again: of what is still to be told, or of the last thing that was. */
  again(): void {
    this.silent = false;
    this.at = Math.max(0, Math.min(this.at, this.reached.length - 1));
  }
}

const tours = new WeakMap<Table, Tour>();

/** The one tour of a table: it goes on where the board gives way to the end. */
export function tourOf(table: Table): Tour {
  const found = tours.get(table) ?? new Tour(table);
  tours.set(table, found);
  return found;
}
