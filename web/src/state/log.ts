// The log of a game: what the server told in words, sorted by what it is about.
import type { Message } from "../protocol/frames";

export type Topic = "bids" | "cards" | "market" | "money" | "table";
export const TOPICS: Topic[] = ["bids", "cards", "market", "money", "table"];

export interface LogLine {
  number: number;
  n: number;
  topic: Topic;
  heading: boolean;
  event: string;
  seat: number | null;
  text: string;
}

// Events that are not listed are about cards: what new cards bring is shown there.
const ABOUT: Record<string, Topic> = {
  bid: "bids",
  outbid: "bids",
  "bid-paid": "money",
  "fee-paid": "money",
  "split-paid": "money",
  "dividend-paid": "money",
  claimed: "money",
  sold: "money",
  majority: "money",
  "final-sale": "money",
  "bonds-bought": "money",
  interest: "money",
  "bonds-paid": "money",
  "commodities-paid": "money",
  "taxes-paid": "money",
  moved: "market",
  split: "market",
  bankrupt: "market",
  dividend: "market",
  "pair-shown": "market",
  "action-played": "market",
  rolled: "market",
};
const HEADINGS = new Set(["round-started", "stage-began", "game-ended"]);

/** The line of a message, or null where nothing is said. */
export function lineOf(message: Message): LogLine | null {
  const text = message.kind === "answered" ? "" : message.words; // its events say it better
  if (!text) return null;
  const name = message.event?.event ?? message.kind;
  return {
    number: message.number,
    n: message.event?.n ?? 0,
    topic: message.kind === "event" ? (ABOUT[name] ?? "cards") : "table",
    heading: HEADINGS.has(name),
    event: name,
    seat: seatOf(message.event?.seat ?? message.seat),
    text,
  };
}

function seatOf(seat: unknown): number | null {
  return typeof seat === "number" ? seat : null;
}
