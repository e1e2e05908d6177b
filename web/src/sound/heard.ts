// Which event is heard as what. Nothing is told by a sound alone: the table shows and the log says it too.
import type { GameEvent } from "../protocol/game";
import { factsOf } from "../state/facts";
import { MOST_COINS, type Sound } from "./score";

/** The sound of an event for a seat, and how many coins; null for what is not heard. Only the one who is outbid hears it. */
export function heardAs(event: GameEvent, seat: number | null): { sound: Sound; count: number } | null {
  const { sound } = factsOf(event.event);
  if (!sound || (sound === "coin" && event.amount === 0)) return null;
  if (sound === "outbid" && (seat === null || event.seat !== seat)) return null;
  return { sound, count: sound === "coin" ? Math.min(Math.abs(Number(event.amount ?? 1)), MOST_COINS) : 1 };
}

/** Whether what is heard befalls this seat: its own doing or loss, its victory, or all the market. */
export function concerns(event: GameEvent, seat: number | null): boolean {
  if (Array.isArray(event.winners)) return seat !== null && (event.winners as number[]).includes(seat);
  return event.seat === undefined || event.seat === null || event.seat === seat;
}
