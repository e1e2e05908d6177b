// How prices went, for the lines beside the tracks.
import type { GameEvent } from "../protocol/game";
import type { Message } from "../protocol/frames";

export interface Point {
  round: number;
  price: number;
}
export type Prices = Record<string, Point[]>;

/** The history with the prices that an event sets. */
export function withEvent(history: Prices, event: GameEvent, round: number): Prices {
  let next = history;
  for (const [path, value] of Object.entries(event.set)) {
    if (!path.startsWith("market.")) continue;
    const company = path.slice(7);
    next = { ...next, [company]: [...(next[company] ?? []), { round, price: (value as { price: number }).price }] };
  }
  return next;
}

/** Every price that was ever on the board, by company. */
export function historyOf(messages: Pick<Message, "event">[]): Prices {
  const history: Prices = {};
  let round = 0;
  for (const { event } of messages) {
    if (!event) continue;
    if (typeof event.set.round === "number") round = event.set.round;
    for (const [path, value] of Object.entries(event.set)) {
      if (path.startsWith("market.")) (history[path.slice(7)] ??= []).push({ round, price: (value as { price: number }).price });
    }
  }
  return history;
}
