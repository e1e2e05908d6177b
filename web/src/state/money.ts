// Where everybody's money came from, cause by cause and round by round, read from the log of a game.
import { CAUSES, type Cause } from "../protocol/events";
import type { Message } from "../protocol/frames";
import { factsOf } from "./facts";
import { has, t } from "./words.svelte";

export type Sums = Partial<Record<Cause, number>>;

/** One column of the books: what each seat got and gave in a round, and the cash it had then. */
export interface Column {
  round: number | null; // null: after the last round
  sums: Sums[];
  cash: number[];
}

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
      const cause = factsOf(event.event).cause;
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
