// How an answer without a place on the board is drawn: what its picture is of, its title, and what it does.
import { GLYPHS } from "../draw/glyphs";
import { has } from "./words.svelte";
import { paperName, paperText } from "./names";
import type { Scene } from "./scene";

export interface Tile {
  answer: number;
  kind: "card" | "investor" | "strategy" | "player" | "number" | "plain";
  key: string;
  seat: number;
  title: string;
  text: string;
}

/** The tile of an answer; one that nobody has heard of is its sentence. */
export function tileOf(scene: Scene, answer: number): Tile {
  const action = scene.actionOf(answer);
  const title = scene.textOf(answer).replace(/−(?=\$)/g, "−\u2060"); // a minus stays with its amount
  const tile = { answer, seat: -1, title, text: "", key: "", kind: "plain" as const };
  if (!action) return tile;
  const card = action.card;
  if (card !== null && isPaper("investor", card)) return { ...tile, kind: "investor", key: card, text: paperText("investor", card) };
  if (card !== null && isPaper("strategy", card)) return { ...tile, kind: "strategy", key: card, text: paperText("strategy", card) };
  if (card !== null && GLYPHS[card]) return { ...tile, kind: "card", key: card };
  if (action.number !== null && /player$|^give$|^first$/.test(action.verb)) return { ...tile, kind: "player", seat: action.number - 1, key: scene.names[action.number - 1] ?? "" };
  if (action.number !== null && /^(claim|bonds|count)$/.test(action.verb)) return { ...tile, kind: "number", key: String(action.number) };
  return tile;
}

function isPaper(kind: "investor" | "strategy", key: string): boolean {
  return has(`${kind}-${key}`) || paperName(kind, key) !== key;
}
