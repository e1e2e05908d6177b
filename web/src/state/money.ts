// Where everybody's money came from, cause by cause and round by round, read from the log of a game.
import type { Message } from "../protocol/frames";
import { has, t } from "./words.svelte";

export const CAUSES = ["start", "sales", "dividends", "splits", "majority", "commodities", "bonds", "cards", "bids", "fees", "taxes"] as const;
export type Cause = (typeof CAUSES)[number];
export type Sums = Partial<Record<Cause, number>>;

/** One column of the books: what each seat got and gave in a round, and the cash it had then. */
export interface Column {
  round: number | null; // null: after the last round
  sums: Sums[];
  cash: number[];
}

// What is not listed comes from cards: also what new cards bring.
const OF_EVENT: Record<string, Cause> = {
  "starting-cash": "start",
  sold: "sales",
  "final-sale": "sales",
  "dividend-paid": "dividends",
  claimed: "dividends",
  "split-paid": "splits",
  majority: "majority",
  "commodities-paid": "commodities",
  "bonds-bought": "bonds",
  interest: "bonds",
  "bonds-paid": "bonds",
  "bid-paid": "bids",
  "fee-paid": "fees",
  "taxes-paid": "taxes",
};

/** The name of a cause. */
export function causeName(cause: Cause): string {
  return has(`web-cause-${cause}`) ? t(`web-cause-${cause}`) : t(`part-${cause}`);
}

/** The books of a game: a column for each round, and one for what is settled at the end. `begin` is everybody's first cash. */
export function booksOf(messages: Pick<Message, "event">[], players: number, begin: number): Column[] {
  const isPaidOut = messages.some(({ event }) => event?.event === "starting-cash");
  const cash = Array<number>(players).fill(isPaidOut ? 0 : begin);
  const columns: Column[] = [];
  let sums: Sums[] = cash.map((amount) => (amount ? { start: amount } : {}));
  let round = 1;
  for (const { event } of messages) {
    if (!event) continue;
    if (typeof event.set.round === "number") round = event.set.round;
    for (const [path, value] of Object.entries(event.set)) {
      const seat = Number(/^cash\.(\d+)$/.exec(path)?.[1] ?? -1);
      if (seat < 0) continue;
      const cause = OF_EVENT[event.event] ?? "cards";
      sums[seat]![cause] = (sums[seat]![cause] ?? 0) + Number(value) - cash[seat]!;
      cash[seat] = Number(value);
    }
    const isEnd = event.event === "game-ended";
    if (!isEnd && event.event !== "round-ended") continue;
    columns.push({ round: isEnd ? null : round, sums, cash: [...cash] });
    sums = cash.map(() => ({}));
  }
  return columns;
}

/** What a seat got and gave in the whole game. */
export function totalOf(columns: Column[], seat: number): Sums {
  const total: Sums = {};
  for (const { sums } of columns) {
    for (const cause of CAUSES) if (sums[seat]?.[cause]) total[cause] = (total[cause] ?? 0) + sums[seat][cause]!;
  }
  return total;
}
