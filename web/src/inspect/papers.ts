// What can be said of investors and strategy cards: the server's words with the printed numbers, and who has them.
import type { View } from "../protocol/frames";
import { paperName, paperText } from "../state/names";
import { papers } from "../state/papertexts.svelte";
import type { Scene } from "../state/scene";
import { listed, money, t } from "../state/words.svelte";
import { type Fact, type Facts, nameOf, row } from "./facts";

export function strategyFacts(key: string, scene: Scene, view: View): Facts {
  const told = papers.known[`strategy-${key}`];
  const rows: Fact[] = [row("web-look-does", told?.what ?? paperText("strategy", key)), row("web-look-cost", told?.cost || t("web-look-free"))];
  const seats = view.strategies ?? [];
  const played = seats.flatMap((held, seat) => (held.played.includes(key) ? [seat] : []));
  const holder = seats.findIndex((held) => held.hand.includes(key));
  if (played.length) rows.push(row("web-look-who", t("web-look-played", { name: listed(played.map((seat) => nameOf(scene, seat))) })));
  else if (holder >= 0) rows.push(row("web-look-who", holder === scene.seat ? t("web-look-only-you") : nameOf(scene, holder)));
  return { title: paperName("strategy", key), card: { key, kind: "strategy", foot: [] }, rows, rules: [`STR:${key}`, "STR-2"] };
}

/** The cash that an investor brings, by the number of players (INV-2). */
export function startingCash(key: string, players: number): number | null {
  const cash = papers.known[`investor-${key}`]?.cash;
  return cash ? (players === 2 ? cash.two : cash.more) : null;
}

export function investorFacts(key: string, scene: Scene, view: View): Facts {
  const rows: Fact[] = [row("web-look-does", paperText("investor", key))];
  const cash = startingCash(key, view.cash.length);
  if (cash !== null) rows.push(row("web-look-start", money(cash)));
  const players = (view.investors ?? []).flatMap((held, seat) => (held.shown.includes(key) ? [nameOf(scene, seat)] : []));
  const pile = (view.offers ?? []).indexOf(key);
  if (players.length) rows.push(row("web-look-played-by", listed(players)));
  else if (pile >= 0) rows.push(row("web-look-where", t("web-look-on-pile", { pile: pile + 1, count: 1 })));
  else if (scene.seat !== null && view.investors?.[scene.seat]?.dealt.includes(key)) rows.push(row("web-look-who", t("web-look-only-you")));
  return { title: paperName("investor", key), card: { key, kind: "investor", foot: [] }, rows, rules: [`INV:${key}`, "INV-2"] };
}
