// How long an event is looked at before the next one follows, in milliseconds at normal speed (docs/design.md, Motion).
import type { GameEvent } from "../protocol/game";
import { factsOf } from "./facts";

/** The time of an event; what is done to me is held longer than what happens among the others. */
export function beatOf(event: string, concernsMe = false): number {
  const { beat, beatMine } = factsOf(event);
  return concernsMe && beatMine ? beatMine : beat;
}

/** Whether an event is about a seat: what it does, what is done to it, and the pairs that are turned over for it. */
export function concerns(event: GameEvent, seat: number | null): boolean {
  return (event.seat !== undefined && event.seat === seat) || (event.event === "pair-dealt" && event.company !== "?");
}

