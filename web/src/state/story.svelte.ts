// What the stage tells of the last events: the reveal of a pair, the call that hangs over the table, what everybody did last.
import type { GameEvent } from "../protocol/game";
import type { View } from "../protocol/frames";
import { factsOf } from "./facts";

/** One stretch of a marker's way. */
export interface Hop {
  from: number;
  to: number;
}

/** What a reveal did to a seat. */
export interface Gain {
  seat: number;
  money: number; // received, or paid for a split
  doubled: number; // cards that went to the split half
  lost: number; // cards that a bankruptcy took
  shown: number; // hidden cards that were shown for it
}

export interface Reveal {
  pair: number;
  owner: number | null;
  company: string;
  forecast: string;
  begin: number;
  hops: Hop[];
  isSplit: boolean;
  isBankrupt: boolean;
  pays: number; // dividend a share
  gains: Gain[];
}

export interface Call {
  kind: "outbid" | "won" | "split" | "bankrupt" | "plain";
  seat: number | null;
  pile: number | null;
  value: number | null;
  words: string;
  company: string;
}

export class Story {
  reveal = $state.raw<Reveal | null>(null);
  told = $state.raw<Reveal[]>([]);
  call = $state.raw<Call | null>(null);
  doing = $state.raw<Record<number, string>>({});

  clear(): void {
    this.reveal = null;
    this.told = [];
    this.call = null;
    this.doing = {};
  }

  /** Takes in an event with the pictures before and after it. */
  take(event: GameEvent, before: View, after: View, me: number | null, words: string): void {
    this.#takeReveal(event, before, after);
    this.#takeCall(event, before, me, words);
    if (event.event === "stage-began") this.doing = {};
    else if (typeof event.seat === "number" && words && event.event !== "outbid") this.doing = { ...this.doing, [event.seat]: words };
  }

  #takeReveal(event: GameEvent, before: View, after: View): void {
    if (event.event === "round-started") {
      this.reveal = null;
      this.told = [];
    }
    if (event.event === "pair-shown") {
      const company = String(event.company);
      const pair = Number(event.pair);
      this.#show({
        pair,
        owner: after.pairs[pair]?.owner ?? null,
        company,
        forecast: String(event.forecast),
        begin: before.market[company]?.space ?? 0,
        hops: [],
        isSplit: false,
        isBankrupt: false,
        pays: 0,
        gains: [],
      });
      return;
    }
    const now = this.reveal;
    if (!now || event.company !== now.company) return;
    const change = changeOf(event, now, before);
    if (change) this.#show({ ...now, ...change }, true);
  }

  #show(reveal: Reveal, again = false): void {
    this.reveal = reveal;
    this.told = again ? [...this.told.slice(0, -1), reveal] : [...this.told, reveal];
  }

  #takeCall(event: GameEvent, before: View, me: number | null, words: string): void {
    const facts = factsOf(event.event);
    const seat = typeof event.seat === "number" ? event.seat : null;
    const base = { seat, pile: null, value: null, words, company: String(event.company ?? "") };
    if (event.event === "outbid" && seat === me) {
      const pile = Number(event.pile);
      this.call = { ...base, kind: "outbid", seat: Number(event.by), pile, value: before.bids[pile]?.value ?? null };
    } else if (event.event === "split" || event.event === "bankrupt") this.call = { ...base, kind: event.event };
    else if (event.event === "pile-taken" && seat === me) this.call = { ...base, kind: "won", pile: Number(event.pile) };
    else if (event.event === "bid" && seat === me) this.call = null;
    else if (facts.called && words && this.call?.kind !== "outbid") this.call = { ...base, kind: "plain" };
    else if (facts.endsCall) this.call = null;
  }
}

/** What an event changes in the reveal it belongs to. */
function changeOf(event: GameEvent, now: Reveal, before: View): Partial<Reveal> | null {
  const gain = (change: Partial<Gain>): Partial<Reveal> => ({ gains: withGain(now.gains, Number(event.seat), change) });
  switch (event.event) {
    case "moved":
      return { hops: [...now.hops, { from: before.market[now.company]?.space ?? 0, to: Number(event.space) }] };
    case "split":
      return { isSplit: true };
    case "bankrupt":
      return { isBankrupt: true };
    case "dividend":
      return { pays: Number(event.amount) };
    case "split-shown":
      return gain({ doubled: Number(event.cards) });
    case "split-paid":
      return gain({ money: Number(event.amount) });
    case "bankrupt-lost":
      return gain({ lost: Number(event.regular ?? 0) + Number(event.split ?? 0) });
    case "dividend-paid":
      return gain({ money: Number(event.amount) });
    case "claimed":
      return gain({ money: Number(event.amount), shown: Number(event.cards) });
    default:
      return null;
  }
}

function withGain(gains: Gain[], seat: number, change: Partial<Gain>): Gain[] {
  const old = gains.find((gain) => gain.seat === seat) ?? { seat, money: 0, doubled: 0, lost: 0, shown: 0 };
  const next = { ...old };
  for (const key of ["money", "doubled", "lost", "shown"] as const) next[key] += change[key] ?? 0;
  return [...gains.filter((gain) => gain.seat !== seat), next];
}
