// Investors and strategies as a view shows them: whose they are, and which of them can be named.
import type { View } from "../protocol/frames";

const named = (keys: string[] | undefined): string[] => (keys ?? []).filter((key) => key !== "?");

/** The investors in play for a seat; before the choice, those that were dealt and may be seen. */
export function investorsOf(view: View | null, seat: number): string[] {
  const held = view?.investors?.[seat];
  return held?.shown?.length ? held.shown : named(held?.dealt);
}

/** The strategy cards in hand that may be seen. */
export function handOf(view: View | null, seat: number): string[] {
  return named(view?.strategies?.[seat]?.hand);
}

/** How many strategy cards a seat holds, seen or not. */
export function handSize(view: View | null, seat: number): number {
  return view?.strategies?.[seat]?.hand?.length ?? 0;
}

/** The strategy cards that a seat has played. */
export function playedOf(view: View | null, seat: number): string[] {
  return view?.strategies?.[seat]?.played ?? [];
}
