// What there is to say about a thing, as far as this seat may know it.
import type { Kind } from "../draw/gallery.svelte";
import type { FootLine } from "../draw/kinds";
import type { View } from "../protocol/frames";
import { blockedOn } from "../state/bending";
import { cardName, feeOf, forecastWords, paperName, signOf } from "../state/names";
import type { Scene } from "../state/scene";
import { listed, money, t } from "../state/words.svelte";
import { companyFacts } from "./company";
import { cashFacts, meepleFacts, portfolioFacts } from "./owned";
import { investorFacts, strategyFacts } from "./papers";
import type { Thing } from "./thing";

export interface Fact {
  label: string;
  text: string;
}

export interface Facts {
  title: string;
  /** What is drawn large, if it is a card. */
  card?: { key: string; kind: Kind; foot: FootLine[]; down?: boolean; owner?: number | null };
  seat?: number;
  /** The investor who plays for that seat. */
  face?: string;
  forecast?: string;
  rows: Fact[];
  /** What one may want to look at next. */
  also?: Thing[];
  /** The paragraphs that matter, the closest first. */
  rules: string[];
}

/** A row of facts; the label is a key, the text begins like a sentence. */
export const row = (label: string, text: string): Fact => ({ label: t(label), text: text.charAt(0).toLocaleUpperCase() + text.slice(1) });

/** How others are named, and oneself. */
export function nameOf(scene: Scene, seat: number): string {
  return seat === scene.seat ? t("web-look-you") : (scene.names[seat] ?? t("web-seat", { number: seat + 1 }));
}

/** The names of those who know something; everybody is one word. */
export function knowers(scene: Scene, view: View, seats: number[]): string {
  if (seats.length >= view.cash.length) return t("web-look-all");
  return seats.length ? listed(seats.map((seat) => nameOf(scene, seat))) : t("web-look-nobody");
}

const RULES: Record<string, string[]> = {
  boom: ["ACT-1", "MOV-3"],
  bust: ["ACT-1", "MOV-5"],
  tax: ["COM-6", "COM-4"],
  bond: ["BON-1", "BON-3", "BON-4"],
  first: ["FPC-1", "FPC-2"],
};

/** Everything about a thing. */
export function factsOf(thing: Thing, scene: Scene): Facts | null {
  const view = scene.shown;
  if (!view) return null;
  switch (thing.kind) {
    case "company":
      return companyFacts(thing.key, scene, view);
    case "card":
      if (thing.key === "?") return hiddenFacts(thing, scene, view);
      return view.market[thing.key] ? companyFacts(thing.key, scene, view) : plainFacts(thing.key, scene, view);
    case "strategy":
      return strategyFacts(thing.key, scene, view);
    case "investor":
      return investorFacts(thing.key, scene, view);
    case "pair":
      return pairFacts(thing.at, scene, view);
    case "forecast":
      return { title: signOf(thing.sign), forecast: thing.sign, rows: [row("web-look-does", forecastWords(thing.sign))], rules: ["INF-3", "MOV-2"] };
    case "portfolio":
      return portfolioFacts(thing.seat, scene, view);
    case "cash":
      return cashFacts(thing.seat, scene, view);
    case "meeple":
      return meepleFacts(thing.seat, scene, view);
    case "token":
      return tokenFacts(thing.pile, scene, view);
  }
}

/** What keeps the others off the spaces above a meeple, as far as one stands there. */
function tokenFacts(pile: number, scene: Scene, view: View): Facts {
  const blocked = blockedOn(scene.numbers, view, pile);
  if (!blocked) return { title: t("web-look-token"), rows: [row("web-look-does", t("web-look-token-what"))], rules: ["INV-6", "DEM-2"] };
  const where = t("web-look-token-where", { pile: pile + 1, amounts: listed(blocked.spaces.map((space) => money(scene.numbers?.bids[space] ?? 0))) });
  const rows = [row("web-look-does", t("web-look-token-what")), row("web-look-where", where), row("web-look-played-by", nameOf(scene, blocked.seat))];
  return { title: t("web-look-token"), card: { key: blocked.by, kind: "investor", foot: [] }, rows, also: [{ kind: "investor", key: blocked.by }, { kind: "meeple", seat: blocked.seat }], rules: [`INV:${blocked.by}`, "DEM-2"] };
}

/** Fees, Boom and Bust, goods, taxes, bonds, the card of the first player. */
function plainFacts(key: string, scene: Scene, view: View): Facts {
  const fee = feeOf(key, scene.numbers);
  const family = fee !== null ? "fee" : (RULES[key] ? key : "good");
  const title = key === "bond" ? t("web-look-bond") : cardName(key, scene.numbers);
  const rows = [row("web-look-does", t(`web-look-${family}-what`, { amount: fee ?? 0 }))];
  const owned = ownersOf(key, scene, view);
  if (owned.length) rows.push(row("web-look-where", owned.join(" · ")));
  const rules = fee !== null ? ["DEM-6", "DEM-7"] : (RULES[key] ?? ["COM-5", "COM-1"]);
  return { title, card: { key, kind: "card", foot: [] }, rows, rules };
}

/** Who has such cards lying open, and where they lie on piles, as far as I can name them. */
function ownersOf(key: string, scene: Scene, view: View): string[] {
  const count = (seat: number): number => {
    if (key === "bond") return view.bonds?.[seat] ?? 0;
    if (key === "tax") return view.commerce?.[seat]?.taxes ?? 0;
    if (/^fee\d$/.test(key)) return view.fees[seat]?.[Number(key.slice(3)) - 1] ?? 0;
    const held = seat === scene.seat ? (view.regular[seat]?.cards ?? {}) : (view.regular[seat]?.mine ?? view.regular[seat]?.public)?.known;
    return (view.commerce?.[seat]?.commodities[key] ?? 0) + (key === "boom" || key === "bust" ? ((held ?? {}) as Record<string, number>)[key] ?? 0 : 0);
  };
  const people = view.cash.flatMap((_, seat) => (count(seat) ? [t("web-look-holds", { name: nameOf(scene, seat), count: count(seat) })] : []));
  const piles = view.piles.flatMap((cards, pile) => (cards.some((card) => card.card === key) ? [t("web-look-on-pile", { pile: pile + 1, count: cards.filter((card) => card.card === key).length })] : []));
  return [...people, ...piles];
}

/** A face-down card of a pile. */
function hiddenFacts(thing: { pile?: number; at?: number }, scene: Scene, view: View): Facts {
  const card = view.piles[thing.pile ?? -1]?.[thing.at ?? -1];
  const rows = [row("web-look-does", t("web-look-hidden-what"))];
  if (card?.by !== undefined) rows.push(row("web-look-laid", t("web-look-laid-by", { name: nameOf(scene, card.by), pile: (thing.pile ?? 0) + 1 })));
  if (card?.known) rows.push(row("web-look-who", knowers(scene, view, card.known)));
  return { title: t("web-look-hidden"), card: { key: "?", kind: "card", foot: [], owner: card?.by ?? null }, rows, rules: ["SUP-3", "SUP-4", "KNO-3"] };
}

/** A pair of the round. */
function pairFacts(at: number, scene: Scene, view: View): Facts | null {
  const pair = view.pairs[at];
  if (!pair) return null;
  const isKnown = pair.company !== "?" && pair.forecast !== "?";
  const owner = pair.owner === null ? t(pair.up ? "web-pair-open" : "web-pair-hidden") : nameOf(scene, pair.owner);
  const rows = [row("web-look-owner", owner)];
  if (isKnown) {
    const now = view.market[pair.company]?.price ?? 0;
    rows.push(row("web-look-does", t("web-look-pair-does", { company: t(`company-${pair.company}`), forecast: forecastWords(pair.forecast) })), row("web-look-price", money(now)));
  } else rows.push(row("web-look-known", t("web-look-pair-secret")));
  rows.push(row("web-look-who", pair.up ? t("web-look-all") : knowers(scene, view, pair.known)));
  const tucked = (view.tucks ?? []).filter((tuck) => tuck.pair === at).map((tuck) => paperName("strategy", tuck.strategy));
  if (tucked.length) rows.push(row("web-look-tucked", listed(tucked)));
  const title = isKnown ? `${t(`company-${pair.company}`)} ${signOf(pair.forecast)}` : t("web-look-pair");
  const also: Thing[] = isKnown ? [{ kind: "company", key: pair.company }] : [];
  const card = { key: pair.company as string, kind: "card" as const, foot: [], owner: pair.owner };
  return { title, card, forecast: isKnown ? pair.forecast : undefined, rows, also, rules: pair.owner === null ? ["INF-2", "MOV-1"] : ["INF-1", "MOV-1"] };
}
