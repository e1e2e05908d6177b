// The guided game: what is explained when, and where on the board it points. The server's steps say it; each comes true by what is shown.
import type { GuideStep } from "../protocol/frames";
import { catalogue } from "./opponents";
import { signOf } from "./names";
import type { Table } from "./table.svelte";
import { t } from "./words.svelte";

/** Whether a step's moment has come: its round and phase are there or over, and what it waits for has happened. */
export function hasCome(step: GuideStep, round: number, phase: string, seen: ReadonlySet<string>): boolean {
  if (step.after) return seen.has(step.after);
  const isThere = step.phase === "" || step.phase === phase || (step.phase === "game-end" && phase === "over");
  return round > step.round || (round === step.round && isThere);
}

/** What the words of a step tell, as a person reads it. */
export function argsOf(step: GuideStep): Record<string, string | number> {
  const shown = (name: string, value: string | number): string | number => (name === "company" ? t(`company-${value}`) : name === "sign" ? signOf(String(value)) : value);
  return Object.fromEntries(Object.entries(step.args).map(([name, value]) => [name, shown(name, value)]));
}

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
  podium: "[data-screen=end] [data-place], [data-screen=end]",
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
  reached = $state.raw<GuideStep[]>([]);
  steps = $state.raw<GuideStep[]>([]);
  #seen = new Set<string>();

  constructor(readonly table: Table) {
    void catalogue().then(({ presets }) => {
      this.steps = presets.find((preset) => preset.key === "guided")?.guide?.steps ?? [];
      this.notice();
    });
  }

  get step(): GuideStep | null {
    return this.silent ? null : (this.reached[this.at] ?? null);
  }
  get isLast(): boolean {
    return this.at >= this.reached.length - 1;
  }

  /** Takes in what is shown now, and what has just happened. */
  notice(): void {
    for (const line of this.table.log) if (line.seat === null || line.seat === this.table.seat) this.#seen.add(line.event);
    const { shown } = this.table;
    const fresh = shown ? this.steps.filter((step) => !this.reached.includes(step) && hasCome(step, shown.round, shown.phase, this.#seen)) : [];
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
