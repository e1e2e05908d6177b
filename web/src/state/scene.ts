// What the board needs of whatever it shows: a table being played, or a game being replayed.
import type { GameEvent } from "../protocol/game";
import type { Action, Beliefs, Numbers, Plan, Question, View } from "../protocol/frames";
import type { Advice } from "./advice.svelte";
import type { Prices } from "./prices";
import type { Story } from "./story.svelte";
import type { Mark } from "./turn.svelte";

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
  /** What the stage tells of the last events; a still picture has none. */
  readonly story?: Story | null;
  /** The answer that stands as a ghost and waits to be confirmed. */
  readonly ghost?: number | null;
  readonly plan?: Plan | null;
  /** What the hint bot thinks of the answers, if it was asked. */
  readonly advice?: Advice | null;
  /** How likely what is hidden is, if that was asked. */
  readonly beliefs?: Beliefs | null;
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
  /** Confirms what is staged. */
  send?(): Promise<void>;
  /** What was picked for a power that is being put together: marked on the board until it is confirmed. */
  readonly marks?: Mark[];
  /** Takes one mark off. */
  putBack?(answer: number): Promise<void>;
}

export interface Picked {
  card: string | null;
  some: number[] | null;
  /** The answer that is pointed at: the rim says what it does. */
  peek: number | null;
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

/** The marks that a test picks out. */
export function markedAs(scene: Scene, test: (action: Action) => boolean): Mark[] {
  return (scene.marks ?? []).filter(({ answer }) => {
    const action = scene.actionOf(answer);
    return action !== undefined && test(action);
  });
}

/** Gives an answer; pressed again by key on the ghost itself, it is confirmed. A tap never confirms. */
export function pick(scene: Scene, answer: number, event?: MouseEvent): void {
  scene.picking.card = null;
  scene.picking.some = null;
  if (scene.ghost === answer && event?.detail === 0) void scene.send?.();
  else if (scene.ghost !== answer) void scene.choose(answer);
}

/** Gives the one answer there is; of several, the person chooses one on the stage. */
export function take(scene: Scene, answers: number[], event?: MouseEvent): void {
  if (answers.length === 1) pick(scene, answers[0]!, event);
  else if (answers.length) {
    scene.picking.some = answers;
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-some] [data-answer]")?.focus());
  }
}
