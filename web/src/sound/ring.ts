// Which event of a game sounds how.
import type { GameEvent } from "../protocol/game";
import { play } from "./play";

const OF_EVENT: Record<string, Parameters<typeof play>[0]> = {
  placed: "card",
  laid: "card",
  opened: "card",
  "pile-taken": "card",
  "pair-shown": "card",
  bid: "bid",
  sold: "coin",
  "dividend-paid": "coin",
  "split-paid": "coin",
  claimed: "coin",
  split: "split",
  bankrupt: "crash",
};

/** Sounds an event; being outbid sounds only for whom it befalls. */
export function ring(event: GameEvent, me: number | null): void {
  if (event.event === "outbid" && event.seat === me) play("outbid");
  else if (event.event === "claimed" && !event.amount) return;
  else if (OF_EVENT[event.event]) play(OF_EVENT[event.event]!, Math.min(5, Number(event.amount ?? 1)));
}
