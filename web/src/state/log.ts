// The log of a game: what the server told in words, sorted by what it is about.
import { TOPICS as EVENT_TOPICS, type Topic as EventTopic } from "../protocol/events";
import type { Message } from "../protocol/frames";
import { factsOf } from "./facts";

export type Topic = EventTopic | "table";
export const TOPICS: Topic[] = [...EVENT_TOPICS, "table"];

export interface LogLine {
  number: number;
  n: number;
  topic: Topic;
  heading: boolean;
  event: string;
  seat: number | null;
  text: string;
}

/** The line of a message, or null where nothing is said. */
export function lineOf(message: Message): LogLine | null {
  const text = message.kind === "answered" ? "" : message.words; // its events say it better
  if (!text) return null;
  const name = message.event?.event ?? message.kind;
  const facts = factsOf(name);
  return {
    number: message.number,
    n: message.event?.n ?? 0,
    topic: message.kind === "event" ? facts.topic : "table",
    heading: facts.heading,
    event: name,
    seat: seatOf(message.event?.seat ?? message.seat),
    text,
  };
}

function seatOf(seat: unknown): number | null {
  return typeof seat === "number" ? seat : null;
}
