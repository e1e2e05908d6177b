// What can be looked at.
export type Thing =
  /** A card by its key: a stock, a fee, Boom, Bust, a commodity, a tax, "bond", "first"; "?" with its place in a pile. */
  | { kind: "card"; key: string; pile?: number; at?: number }
  /** A company and its price. */
  | { kind: "company"; key: string }
  | { kind: "strategy"; key: string }
  | { kind: "investor"; key: string }
  /** A pair of the round by its number, from 0. */
  | { kind: "pair"; at: number }
  | { kind: "forecast"; sign: string }
  | { kind: "portfolio"; seat: number }
  | { kind: "cash"; seat: number }
  /** A meeple of a seat; a blocking token lies beside one. */
  | { kind: "meeple"; seat: number }
  | { kind: "token"; pile: number };

/** The same as one word: what is written on the element, and what lists are keyed by. */
export function markOf(thing: Thing): string {
  const { kind, ...rest } = thing;
  return [kind, ...Object.values(rest)].join(":");
}
