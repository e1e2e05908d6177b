// What the board needs of whatever it shows: a table being played, or a game being replayed.
import type { GameEvent } from "../protocol/game";
import type { Action, Numbers, Question, View } from "../protocol/frames";
import type { Prices } from "./prices";

export interface Scene {
  readonly shown: View | null;
  /** The picture without what is only staged. */
  readonly settled: View | null;
  readonly open: Question | null;
  readonly seat: number | null;
  readonly names: string[];
  readonly asked: number[];
  readonly numbers: Numbers | null;
  readonly history: Prices;
  readonly latest: GameEvent | null;
  readonly picking: Picked;
  /** Answers that are open, of those that a test picks out. */
  matching(test: (action: Action) => boolean): number[];
  /** Answers of the same sort that are not allowed now. */
  barred(test: (action: Action) => boolean): number[];
  /** Shows why an answer is not allowed. */
  explain(answer: number): Promise<void>;
  textOf(answer: number): string;
  /** The number of an answer by its verb and card. */
  idOf(verb: string, card: string): number | undefined;
  actionOf(answer: number): Action | undefined;
  choose(answer: number): Promise<void>;
}

export interface Picked {
  card: string | null;
  some: number[] | null;
}

/** Whether an answer points at a pile, a pair or a seat; piles have a field of their own, the others are numbered from 1. */
export function pointsAt(action: Action, what: "pile" | "pair" | "player", place: number): boolean {
  if (what === "pile" && action.pile === place) return action.space === null;
  const verbs = { pile: /pile$/, pair: /pair$/, player: /player$|^give$/ };
  return action.number === place + 1 && verbs[what].test(action.verb);
}

/** Whether an answer picks the card at a place of the pile or the opening that is being looked through. */
export function picksCard(action: Action, place: number): boolean {
  return action.number === place + 1 && /card$/.test(action.verb);
}

/** The pile whose cards are counted when one of them is picked: the one that was picked before, as the view's agenda says. */
export function pileLookedAt(view: View | null): number | null {
  if (!view || view.opening) return null;
  return view.progress.agenda?.at(-1)?.slice(5).at(-1) ?? null;
}

/** Those of the answers that fit the card in hand, if one is picked up. */
export function fitting(scene: Scene, test: (action: Action) => boolean): number[] {
  const { card } = scene.picking;
  return scene.matching((action) => test(action) && (card === null || action.pile === null || action.card === card));
}

/** Gives the one answer there is; of several, the person chooses one in the panel. */
export function take(scene: Scene, answers: number[]): void {
  if (answers.length === 1) {
    scene.picking.card = null;
    scene.picking.some = null;
    void scene.choose(answers[0]!);
  } else if (answers.length) {
    scene.picking.some = answers;
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-panel] [data-answer]")?.focus());
  }
}
