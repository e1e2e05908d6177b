// What travels over the table when something happens: money and cards, from where they were to where they go.
// No event is known by its name: what has changed in the picture says what has moved, and the event about what.
import type { View } from "../protocol/frames";
import type { GameEvent } from "../protocol/game";
import { pace } from "./settings.svelte";

/** A place on the table that things come from or go to. */
export type Place = { seat: number } | { company: string } | { pile: number } | "bank";

export interface Flight {
  id: number;
  /** A card by its key, or coins. */
  what: "coins" | { card: string };
  count: number;
  amount: number;
  from: Place;
  to: Place;
}

type Way = Omit<Flight, "id">;

const MOST_COINS = 5;
const MOST_CARDS = 6;
const MOST_AT_ONCE = 16; // more would be a swarm, and cost frames

/** What an event lets travel. */
export function waysOf(event: GameEvent, before: View, after: View): Way[] {
  return [...moneyOf(event, before, after), ...pilesOf(event, before, after), ...sharesOf(event, before, after)];
}

/** Money goes from who has less now to who has more; what no player loses or gets is the company's, the pile's or the bank's. */
function moneyOf(event: GameEvent, before: View, after: View): Way[] {
  const changes = after.cash.map((cash, seat) => ({ seat, by: cash - (before.cash[seat] ?? cash) }));
  const payers = changes.filter(({ by }) => by < 0);
  const takers = changes.filter(({ by }) => by > 0);
  const payer = payers[0];
  if (payers.length === 1 && payer && takers.length && -payer.by === takers.reduce((sum, { by }) => sum + by, 0)) {
    return takers.map(({ seat, by }) => coins(by, { seat: payer.seat }, { seat }));
  }
  const other = otherSide(event);
  return [...payers.map(({ seat, by }) => coins(-by, { seat }, other)), ...takers.map(({ seat, by }) => coins(by, other, { seat }))];
}

function coins(amount: number, from: Place, to: Place): Way {
  return { what: "coins", count: Math.min(MOST_COINS, Math.max(1, amount)), amount, from, to };
}

function otherSide(event: GameEvent): Place {
  if (typeof event.company === "string" && event.company !== "?") return { company: event.company };
  return typeof event.pile === "number" ? { pile: event.pile } : "bank";
}

/** A pile that has been emptied goes to whom the event is about. */
function pilesOf(event: GameEvent, before: View, after: View): Way[] {
  const { seat } = event;
  if (typeof seat !== "number") return [];
  return before.piles.flatMap((cards, pile) =>
    cards.length && !after.piles[pile]?.length ? cards.slice(0, MOST_CARDS).map(({ card }) => ({ what: { card }, count: 1, amount: 0, from: { pile }, to: { seat } })) : [],
  );
}

/** Shares of the company that the event is about leave a portfolio for the market, or come from there. */
function sharesOf(event: GameEvent, before: View, after: View): Way[] {
  const { company, seat } = event;
  if (typeof company !== "string" || company === "?" || typeof seat !== "number") return [];
  const held = (view: View): number => (view.regular[seat]?.size ?? 0) + Object.values(view.split[seat] ?? {}).reduce((sum, count) => sum + count, 0);
  const change = held(after) - held(before);
  if (!change) return [];
  const ends: [Place, Place] = [{ seat }, { company }];
  const [from, to] = change < 0 ? ends : [ends[1], ends[0]];
  return [{ what: { card: company }, count: Math.min(MOST_CARDS, Math.abs(change)), amount: 0, from, to }];
}

export class Flights {
  list = $state.raw<Flight[]>([]);
  #next = 0;

  /** Lets travel what an event moves; where nothing shall move, the figures alone say it. */
  take(event: GameEvent, before: View, after: View): void {
    if (!pace() || document.hidden) return;
    const fresh = waysOf(event, before, after).map((way) => ({ ...way, id: this.#next++ }));
    if (fresh.length) this.list = [...this.list, ...fresh].slice(-MOST_AT_ONCE);
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  clear(): void {
    this.list = [];
  }
}
