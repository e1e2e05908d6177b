// What the board needs of whatever it shows: a table being played, or a game being replayed.
import type { GameEvent } from "../protocol/game";
import type { Action, Numbers, Question, View } from "../protocol/frames";
import type { Point } from "./table.svelte";

export interface Scene {
  readonly shown: View | null;
  readonly open: Question | null;
  readonly seat: number | null;
  readonly names: string[];
  readonly asked: number[];
  readonly numbers: Numbers | null;
  readonly history: Record<string, Point[]>;
  readonly latest: GameEvent | null;
  readonly picking: Picked;
  matching(test: (action: Action) => boolean): number[];
  textOf(answer: number): string;
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
