// What is declared of each event (engine/declared/events.py): how it is filed, paced, heard and spoken.
import { EVENTS, USUAL, type EventFacts } from "../protocol/events";

/** The facts of an event; those of one that nothing is said of are the usual ones. */
export function factsOf(event: string): EventFacts {
  return { ...USUAL, ...EVENTS[event] };
}
