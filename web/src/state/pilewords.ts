// What is known of a pile, in words: its cards, and the worth of it to the person who looks.
import type { PileCard } from "../protocol/game";
import { cardName } from "./names";
import type { Scene } from "./scene";
import { pileWorth } from "./worth";
import { listed, money, t } from "./words.svelte";

/** A card of a pile: face-up by its name, face-down by who placed it and what only I know of it. */
export function pileCardWords(scene: Scene, card: PileCard): string {
  const name = cardName(card.card, scene.numbers);
  if (card.up) return name;
  const by = card.by === undefined ? "" : t("pile-hidden", { who: card.by === scene.seat ? "you" : "other", name: scene.names[card.by] ?? "" });
  return card.card === "?" ? by || t("card-unknown") : t("pile-known", { card: name });
}

/** The sum of what is known, and behind it what the sum is made of and what it leaves out. */
export function worthWords(scene: Scene, cards: PileCard[]): { sum: string; rest: string } {
  const worth = pileWorth(scene.shown, scene.numbers, cards, scene.seat);
  const parts = worth.shares ? [t(worth.isTip ? "web-worth-tip" : "web-worth-now")] : [];
  if (worth.fees) parts.push(t("web-worth-fees", { amount: worth.fees }));
  if (worth.others.length) parts.push(...new Set(worth.others.map((card) => cardName(card, scene.numbers))));
  if (worth.unknown) parts.push(t("web-worth-unknown", { count: worth.unknown }));
  return { sum: money(worth.amount), rest: cards.length ? listed(parts) : t("nothing") };
}
