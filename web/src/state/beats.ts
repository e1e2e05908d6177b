// How long an event is looked at before the next one follows, in milliseconds at normal speed (docs/design.md, Motion).
import { factsOf } from "./facts";

/** The time of an event; what is done to me is held longer than what happens among the others. */
export function beatOf(event: string, concernsMe = false): number {
  const { beat, beatMine } = factsOf(event);
  return concernsMe && beatMine ? beatMine : beat;
}
