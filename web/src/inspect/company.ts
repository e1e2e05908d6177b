// What can be said of a company: its price, its forecast, where its cards are.
import type { View } from "../protocol/frames";
import { tokensOn } from "../state/bending";
import { pairLines } from "../state/known";
import type { Scene } from "../state/scene";
import { money, t } from "../state/words.svelte";
import { type Fact, type Facts, nameOf, row } from "./facts";

const STOCKS = 10; // cards of a company in the box (SET-5)

export function companyFacts(key: string, scene: Scene, view: View): Facts {
  const { price = 0, space = 0 } = view.market[key] ?? {};
  const track = scene.numbers?.tracks[key];
  const rows: Fact[] = [row("web-look-price", t("web-look-space", { price, space: space + 1, spaces: track?.spaces.length ?? 0, reset: track?.spaces[track.reset] ?? 0 }))];
  const known = pairLines({ ...view, pairs: view.pairs.filter((pair) => pair.company === key) }, scene.seat);
  rows.push(row("web-look-known", known.length ? known.join(" ") : t("web-look-no-tip")));
  const places = placesOf(key, scene, view);
  if (places.length) rows.push(row("web-look-where", places.join(" · ")));
  const mine = scene.seat === null ? 0 : sharesOf(view, scene.seat, key);
  if (scene.seat !== null && mine) {
    const cash = view.cash[scene.seat] ?? 0;
    rows.push(row("web-look-sell", t("web-look-cash-then", { now: money(cash), then: money(cash + price) })));
  }
  const tokens = [...new Set(tokensOn(scene.numbers, view, key).map((token) => token.key))];
  const also = tokens.map((strategy) => ({ kind: "strategy" as const, key: strategy }));
  return { title: t(`company-${key}`), card: { key, kind: "card", foot: [{ label: t("web-look-price"), value: money(price) }] }, rows, also, rules: ["SEL-1", "MOV-3", "MOV-5"] };
}

function sharesOf(view: View, seat: number, key: string): number {
  return (view.regular[seat]?.cards?.[key] ?? 0) + (view.split[seat]?.[key] ?? 0);
}

/** Where cards of a company are, as far as I can name them; the rest is counted as unseen. */
function placesOf(key: string, scene: Scene, view: View): string[] {
  const said: string[] = [];
  let seen = 0;
  const add = (count: number, words: string): void => {
    if (count) said.push(words);
    seen += count;
  };
  view.cash.forEach((_, seat) => {
    const half = view.regular[seat];
    const book = seat === scene.seat ? half?.cards : (half?.mine ?? half?.public)?.known;
    const regular = (book as Record<string, number> | undefined)?.[key] ?? 0;
    const split = view.split[seat]?.[key] ?? 0;
    add(regular, t("web-look-holds", { name: nameOf(scene, seat), count: regular }));
    add(split, t("web-look-holds-split", { name: nameOf(scene, seat), count: split }));
  });
  view.piles.forEach((cards, pile) => {
    const count = cards.filter((card) => card.card === key).length;
    add(count, t("web-look-on-pile", { pile: pile + 1, count }));
  });
  const hand = scene.seat === null ? 0 : (view.hands[scene.seat] ?? []).filter((card) => card === key).length;
  add(hand, t("web-look-in-hand", { count: hand }));
  const gone = view.discard[key] ?? 0;
  add(gone, t("web-look-discarded", { count: gone }));
  const left = (view.setup.stocks ?? STOCKS) - seen;
  if (left > 0) said.push(t("web-look-unseen", { count: left }));
  return said;
}
