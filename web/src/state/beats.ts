// How long an event is looked at before the next one follows, in milliseconds at normal speed (docs/design.md, Motion).
import type { GameEvent } from "../protocol/game";

/** The time of an event; what is not listed passes quickly. */
export function beatOf(event: string, concernsMe = false): number {
  return (concernsMe ? MINE[event] : undefined) ?? BEATS[event] ?? 60;
}

/** Whether an event is about a seat: what it does, what is done to it, and the pairs that are turned over for it. */
export function concerns(event: GameEvent, seat: number | null): boolean {
  return (event.seat !== undefined && event.seat === seat) || (event.event === "pair-dealt" && event.company !== "?");
}

/** What is done to me is held longer than what happens among the others. */
const MINE: Record<string, number> = {
  "pair-dealt": 600, // my tip, and the open one
  outbid: 500,
  "pile-taken": 250,
  "bankrupt-lost": 400,
  "split-paid": 300,
};

const BEATS: Record<string, number> = {
  asked: 0,
  dealt: 0,
  "pair-dealt": 0,
  "strategy-dealt": 0,
  "investor-dealt": 0,
  "commerce-drawn": 0,
  "starting-card": 0,
  "starting-cash": 0,
  "cards-shown": 0,
  opened: 20,
  "round-started": 120,
  "round-ended": 350,
  "stage-began": 50,
  placed: 80,
  laid: 90,
  bid: 90,
  outbid: 40,
  "bid-paid": 30,
  "pile-taken": 70,
  "fee-paid": 30,
  "action-played": 200,
  "strategy-played": 500,
  "power-used": 350,
  "pair-shown": 280,
  moved: 340,
  split: 1300,
  "split-shown": 120,
  "split-paid": 120,
  bankrupt: 1400,
  "bankrupt-lost": 120,
  dividend: 300,
  "dividend-paid": 90,
  claimed: 50,
  sold: 70,
  majority: 250,
  "final-sale": 120,
};
