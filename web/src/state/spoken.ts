// What the keys that speak say: the market, the piles, my hand, what I know, the standing bids.
import type { Scene } from "./scene";
import { counted, knownLines } from "./known";
import { cardName } from "./names";
import { listed, t } from "./words.svelte";

export function marketSpoken(scene: Scene): string[] {
  return Object.entries(scene.shown?.market ?? {}).map(([company, { price, space }]) => {
    const spaces = scene.numbers?.tracks[company]?.spaces.length ?? 0;
    return t("market-line", { company: t(`company-${company}`), price, space: space + 1, spaces });
  });
}

export function pilesSpoken(scene: Scene): string[] {
  return (scene.shown?.piles ?? []).map((cards, pile) => {
    const names = cards.map((card) => {
      if (card.up) return cardName(card.card, scene.numbers);
      if (card.card !== "?") return t("pile-known", { card: cardName(card.card, scene.numbers) });
      if (card.by === undefined) return t("card-unknown");
      return t("pile-hidden", { who: card.by === scene.seat ? "you" : "other", name: scene.names[card.by] ?? "" });
    });
    return t("pile-line", { pile: pile + 1, cards: names.length ? listed(names) : t("nothing") });
  });
}

export function bidsSpoken(scene: Scene): string[] {
  const bids = scene.shown?.bids ?? [];
  const lines = bids.flatMap((bid, pile) => {
    if (!bid) return [];
    const value = scene.numbers?.bids[bid.space] ?? 0;
    const said = t("pile-bid", { who: bid.seat === scene.seat ? "you" : "other", name: scene.names[bid.seat] ?? "", value });
    return [t("web-named", { name: t("menu-pile", { pile: pile + 1 }), what: said })];
  });
  return lines.length ? lines : [t("web-no-bids")];
}

export function mineSpoken(scene: Scene): string[] {
  const view = scene.shown;
  if (!view || scene.seat === null) return [];
  const said = (key: string, cards: string[]): string => t(key, { cards: cards.length ? listed(cards) : t("nothing") });
  const hand = (view.hands[scene.seat] ?? []).map((card) => cardName(card, scene.numbers));
  return [
    t("mine-cash", { amount: view.cash[scene.seat] ?? 0 }),
    said("mine-hand", hand),
    said("mine-regular", counted(view.regular[scene.seat]?.cards ?? {}, scene.numbers)),
    said("mine-split", counted(view.split[scene.seat] ?? {}, scene.numbers)),
  ];
}

export function knownSpoken(scene: Scene): string[] {
  return scene.shown ? knownLines(scene.shown, scene.seat, scene.names, scene.numbers) : [];
}
