// What I know beyond what lies open, as sentences: my pairs, what I placed or saw face-down, what others hold.
import type { View } from "../protocol/frames";
import type { Numbers } from "../protocol/frames";
import { cardName, forecastWords, signOf } from "./names";
import { listed, t } from "./words.svelte";

/** Sentences about the pairs. */
export function pairLines(view: View, seat: number | null): string[] {
  return view.pairs
    .filter((pair) => pair.company !== "?" && pair.forecast !== "?")
    .map((pair) => {
      const key = pair.up ? "know-open" : pair.owner === seat ? "know-mine" : "know-seen";
      const company = t(`company-${pair.company}`);
      return t(key, { company, sign: signOf(pair.forecast), forecast: forecastWords(pair.forecast) });
    });
}

/** Sentences about face-down cards in piles. */
export function pileLines(view: View, numbers: Numbers | null): string[] {
  return view.piles.flatMap((cards, pile) => {
    const known = cards.filter((card) => !card.up && card.card !== "?").map((card) => cardName(card.card, numbers));
    return known.length ? [t("know-pile", { pile: pile + 1, cards: listed(known) })] : [];
  });
}

/** Sentences about the regular halves of others. */
export function halfLines(view: View, seat: number | null, names: string[], numbers: Numbers | null): string[] {
  return view.regular.flatMap((half, owner) => {
    if (owner === seat) return [];
    const book = half.mine ?? half.public;
    const cards = counted((book?.known ?? {}) as Record<string, number>, numbers);
    return cards.length ? [t("know-half", { name: names[owner] ?? "", cards: listed(cards) })] : [];
  });
}

/** Kinds with their numbers, as words: 2 × Epic Electric. */
export function counted(kinds: Record<string, number>, numbers: Numbers | null): string[] {
  return Object.entries(kinds)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count > 1 ? t("web-times", { count, what: cardName(kind, numbers) }) : cardName(kind, numbers)));
}

/** All of it. */
export function knownLines(view: View, seat: number | null, names: string[], numbers: Numbers | null): string[] {
  const dice = view.rolled?.length ? [t("know-dice", { signs: view.rolled.map(signOf).join("  ") })] : [];
  const lines = [...pairLines(view, seat), ...dice, ...pileLines(view, numbers), ...halfLines(view, seat, names, numbers)];
  return lines.length ? lines : [t("know-nothing")];
}
