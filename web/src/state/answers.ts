// How a list of answers is laid out: by card or by pile where that makes it shorter, in full words otherwise.
import { cardName } from "./names";
import type { Scene } from "./scene";
import { money, t } from "./words.svelte";

export interface Shown {
  answer: number;
  label: string;
  text: string;
  icon: string;
}

export interface Group {
  key: string;
  title: string;
  card: string;
  short: boolean;
  answers: Shown[];
}

/** The answers in groups. What has a pile and a bid goes by pile, what has a pile and a card by card; all else is one list. */
export function grouped(answers: number[], scene: Scene): Group[] {
  const groups = new Map<string, Group>();
  for (const answer of answers) {
    const [key, title, card, label] = placeOf(answer, scene);
    const text = scene.textOf(answer);
    const group = groups.get(key) ?? { key, title, card, short: label !== "", answers: [] };
    groups.set(key, group);
    group.answers.push({ answer, label: label || text, text, icon: label ? "" : iconOf(answer, scene) });
  }
  return [...groups.values()];
}

function placeOf(answer: number, scene: Scene): [key: string, title: string, card: string, label: string] {
  const action = scene.actionOf(answer);
  if (action?.pile == null) return ["all", "", "", ""];
  const pile = t("menu-pile", { pile: action.pile + 1 });
  if (action.space !== null) {
    const value = scene.numbers?.bids[action.space];
    if (value !== undefined) return [`${action.verb}-${action.pile}`, pile, "", money(value)];
  }
  if (action.card !== null) {
    const what = `${cardName(action.card, scene.numbers)} · ${t(`web-verb-${action.verb}`)}`;
    if (["up", "down", "lay"].includes(action.verb)) return [`${action.verb}-${action.card}`, what, action.card, pile];
  }
  return ["all", "", "", ""];
}

function iconOf(answer: number, scene: Scene): string {
  return scene.actionOf(answer)?.card ?? "";
}
