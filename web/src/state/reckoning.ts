// The final reckoning in steps: what each part brought each seat, and the sum after it.
import type { Result } from "../protocol/frames";

export interface Reckoned {
  part: string;
  brought: number[];
  sums: number[];
}

// In the order of the rules (END): majorities first, taxes and fees last.
const PARTS: [string, string[]][] = [
  ["cash", ["cash"]],
  ["majority", ["majority"]],
  ["stocks", ["stocks"]],
  ["bonds", ["bonds"]],
  ["commodities", ["commodities"]],
  ["taxes", ["taxes", "fees"]],
];

/** The steps that mattered in this game; cash is where it begins, and the last sums are the scores. */
export function reckoningOf(result: Pick<Result, "breakdown">): Reckoned[] {
  let sums = result.breakdown.map(() => 0);
  const steps: Reckoned[] = [];
  for (const [part, keys] of PARTS) {
    const brought = result.breakdown.map((row) => keys.reduce((sum, key) => sum + (row[key] ?? 0), 0));
    sums = sums.map((sum, seat) => sum + brought[seat]!);
    if (part === "cash" || part === "stocks" || brought.some((amount) => amount !== 0)) steps.push({ part, brought, sums });
  }
  return steps;
}

/** Seats from the winner down, and the place of each; equal scores share a place. */
export function placesOf(result: Pick<Result, "scores" | "winners">): { seat: number; place: number }[] {
  const order = result.scores.map((_, seat) => seat);
  order.sort((one, other) => Number(result.winners.includes(other)) - Number(result.winners.includes(one)) || result.scores[other]! - result.scores[one]!);
  return order.map((seat) => ({ seat, place: 1 + result.scores.filter((score, other) => score > result.scores[seat]! || (score === result.scores[seat] && result.winners.includes(other) && !result.winners.includes(seat))).length }));
}

/** By how much the winner is ahead of the next; 0 where the win is shared. */
export function leadOf(result: Pick<Result, "scores" | "winners">): number {
  const others = result.scores.filter((_, seat) => !result.winners.includes(seat));
  return result.winners.length > 1 || !others.length ? 0 : result.scores[result.winners[0]!]! - Math.max(...others);
}
