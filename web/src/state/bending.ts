// What the cards of a table bend, as the server's numbers tell it: what bids cost whom, which spaces are blocked, whose token lies where.
import type { Numbers, View } from "../protocol/frames";

/** What a seat pays for each space, and how many above its meeple nobody may take. */
export interface Bent {
  costs: number[];
  blocks: number;
}

/** How the investors of a seat bend bids; nothing while investors themselves are bid for (IBV-3). */
export function bentFor(numbers: Numbers | null, view: View | null, seat: number): (Bent & { by: string[] }) | null {
  if (!numbers?.bids_bent || !view || view.phase === "setup") return null;
  const by = (view.investors?.[seat]?.shown ?? []).filter((key) => key in numbers.bids_bent!).sort();
  const bent = numbers.bids_bent[by.join("+")];
  return bent ? { ...bent, by } : null;
}

/** What a bid on a space costs a seat if it stands. */
export function bidCost(numbers: Numbers | null, view: View | null, seat: number, space: number): number {
  return bentFor(numbers, view, seat)?.costs[space] ?? numbers?.bids[space] ?? 0;
}

/** The investor whose token lies above the meeple of a pile, and the spaces it blocks. */
export function blockedOn(numbers: Numbers | null, view: View | null, pile: number): { by: string; seat: number; spaces: number[] } | null {
  const bid = view?.bids[pile];
  const bent = bid ? bentFor(numbers, view, bid.seat) : null;
  if (!bid || !bent?.blocks) return null;
  const spaces = Array.from({ length: bent.blocks }, (_, at) => bid.space + 1 + at).filter((space) => space < (numbers?.bids.length ?? 0));
  const by = bent.by.find((key) => numbers?.bids_bent?.[key]?.blocks) ?? bent.by[0]!;
  return spaces.length ? { by, seat: bid.seat, spaces } : null;
}

/** The strategy cards whose tokens lie on a company, with whose bet it is if it is one. */
export function tokensOn(numbers: Numbers | null, view: View | null, company: string): { key: string; seat: number | null }[] {
  const bets = (view?.bets ?? []).filter((bet) => bet.company === company).map((bet) => ({ key: bet.strategy as string, seat: bet.seat as number | null }));
  const cells = Object.entries(numbers?.tokens ?? {}).filter(([cell]) => (view as Record<string, unknown> | null)?.[cell] instanceof Array && ((view as Record<string, unknown>)[cell] as string[]).includes(company));
  return [...bets, ...cells.map(([, key]) => ({ key, seat: null }))];
}
