// What is known of the worth of things to the person who looks: prices now, prices after a known forecast, piles, holdings.
import type { Company, PileCard, ShownPair, Track } from "../protocol/game";
import type { Numbers, View } from "../protocol/frames";
import { isCompany } from "../draw/glyphs";
import { feeOf } from "./names";

/** Where a marker comes to stand: its way space by space, and what happens on it. */
export interface Landing {
  space: number;
  price: number;
  way: number[];
  isSplit: boolean;
  isBankrupt: boolean;
}

/** Walks a marker along its track: past the end it splits and goes on from the start again, below it the company is bankrupt. */
export function landingOf(track: Track, from: number, steps: number): Landing {
  const way: number[] = [];
  let space = from;
  let isSplit = false;
  for (let left = Math.abs(steps); left > 0; left--) {
    space += Math.sign(steps);
    if (space < 0) return { space: track.reset, price: track.spaces[track.reset] ?? 0, way, isSplit, isBankrupt: true };
    if (space >= track.spaces.length) {
      space = track.reset;
      isSplit = true;
    }
    way.push(space);
  }
  return { space, price: track.spaces[space] ?? 0, way, isSplit, isBankrupt: false };
}

export type How = "mine" | "open" | "seen";

/** A forecast that the person knows for a company, and how. */
export interface Known {
  pair: number;
  forecast: string;
  how: How;
}

export function howKnown(pair: ShownPair, seat: number | null): How {
  return pair.up ? "open" : pair.owner === seat ? "mine" : "seen";
}

/** The forecasts known for a company; a round may have several of one. */
export function knownOf(view: View | null, company: string, seat: number | null): Known[] {
  return (view?.pairs ?? []).flatMap((pair, at) =>
    pair.company === company && pair.forecast !== "?" ? [{ pair: at, forecast: pair.forecast, how: howKnown(pair, seat) }] : [],
  );
}

/** A forecast's steps; a dividend moves nothing. */
export function stepsOf(forecast: string): number {
  return forecast.startsWith("$") ? 0 : Number(forecast);
}

/** What one share brings after the forecasts that are known, a dividend counted in; null if nothing is known. */
export function afterTips(view: View | null, numbers: Numbers | null, company: string, seat: number | null): { each: number; landing: Landing } | null {
  const known = knownOf(view, company, seat);
  const track = numbers?.tracks[company];
  const now = view?.market[company];
  if (!known.length || !track || !now || ["movement", "round-end"].includes(view.phase)) return null; // then they come true
  const steps = known.reduce((sum, one) => sum + stepsOf(one.forecast), 0);
  const pays = known.reduce((sum, one) => sum + (one.forecast.startsWith("$") ? one.forecast.length : 0), 0);
  const landing = landingOf(track, now.space, steps);
  const shares = landing.isSplit ? 2 : 1;
  return { each: landing.isBankrupt ? 0 : landing.price * shares + pays, landing };
}

/** What a card of a pile is worth to the person who looks: null where there is nothing to say in money. */
export function cardWorth(view: View | null, numbers: Numbers | null, card: string, seat: number | null): { amount: number; isTip: boolean } | null {
  if (isCompany(card)) {
    const tips = afterTips(view, numbers, card, seat);
    return { amount: tips?.each ?? view?.market[card as Company]?.price ?? 0, isTip: tips !== null };
  }
  const fee = feeOf(card, numbers);
  return fee === null ? null : { amount: -fee, isTip: false };
}

export interface PileWorth {
  amount: number;
  isTip: boolean;
  fees: number;
  shares: number;
  unknown: number;
  others: string[];
}

/** The known worth of a pile, and what of it is not known or has no price. */
export function pileWorth(view: View | null, numbers: Numbers | null, cards: PileCard[], seat: number | null): PileWorth {
  const worth: PileWorth = { amount: 0, isTip: false, fees: 0, shares: 0, unknown: 0, others: [] };
  for (const { card } of cards) {
    if (card === "?") worth.unknown += 1;
    else {
      const one = cardWorth(view, numbers, card, seat);
      if (!one) worth.others.push(card);
      else if (one.amount < 0 && !isCompany(card)) worth.fees -= one.amount;
      if (isCompany(card)) worth.shares += 1;
      worth.amount += one?.amount ?? 0;
      worth.isTip ||= one?.isTip ?? false;
    }
  }
  return worth;
}

/** What a seat's own shares would bring now. */
export function sharesNow(view: View | null, seat: number): number {
  const price = (card: string): number => view?.market[card]?.price ?? 0;
  const sum = (kinds: Record<string, number> | undefined, each: number): number =>
    Object.entries(kinds ?? {}).reduce((total, [card, count]) => total + (isCompany(card) ? price(card) * count * each : 0), 0);
  return sum(view?.regular[seat]?.cards, 1) + sum(view?.split[seat], 2);
}

/** Forecasts that lie on pairs which the person does not know. */
export function forecastsLeft(view: View | null, numbers: Numbers | null): string[] {
  const pool: string[] = view?.rolled?.length ? [...view.rolled] : [...(numbers?.forecasts ?? [])];
  for (const pair of view?.pairs ?? []) {
    const at = pool.indexOf(pair.forecast);
    if (at >= 0) pool.splice(at, 1);
  }
  return pool;
}

/** How likely a company's marker stands on each space after the forecasts, as far as chances were asked for; a dividend leaves it where it is. */
export function spaceChances(track: Track, from: number, chances: Record<string, number> | undefined): number[] {
  const found = track.spaces.map(() => 0);
  for (const [forecast, chance] of Object.entries(chances ?? {})) {
    const space = landingOf(track, from, stepsOf(forecast)).space;
    found[space] = (found[space] ?? 0) + chance;
  }
  return found;
}
