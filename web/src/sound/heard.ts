// Which event is heard as what. Nothing is told by a sound alone: the table shows and the log says it too.
import type { GameEvent } from "../protocol/game";
import { MOST_COINS, type Sound } from "./score";

const OF_EVENT: Record<string, Sound> = {
  placed: "card",
  laid: "card",
  "pile-taken": "card",
  "pair-shown": "card",
  "strategy-played": "card",
  bid: "bid",
  sold: "coin",
  "fee-paid": "coin",
  "dividend-paid": "coin",
  claimed: "coin",
  interest: "coin",
  gained: "coin",
  "split-paid": "coin",
  split: "split",
  bankrupt: "crash",
  "game-ended": "win",
};

/** The sound of an event for a seat, and how many coins; null for what is not heard. Only the one who is outbid hears it. */
export function heardAs(event: GameEvent, seat: number | null): { sound: Sound; count: number } | null {
  if (event.event === "outbid") return event.seat === seat && seat !== null ? { sound: "outbid", count: 1 } : null;
  const sound = OF_EVENT[event.event];
  const amount = Math.abs(Number(event.amount ?? 1)) || 1;
  return sound ? { sound, count: sound === "coin" ? Math.min(amount, MOST_COINS) : 1 } : null;
}

/** Whether what is heard befalls this seat: its own doing or loss, its victory, or all the market. */
export function concerns(event: GameEvent, seat: number | null): boolean {
  if (Array.isArray(event.winners)) return seat !== null && (event.winners as number[]).includes(seat);
  return event.seat === undefined || event.seat === null || event.seat === seat;
}
