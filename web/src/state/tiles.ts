// How an answer without a place on the board is drawn: what its picture is of, its title, and what it does.
import { GLYPHS } from "../draw/glyphs";
import { has, t } from "./words.svelte";
import { paperName, paperText } from "./names";
import { investorsOf } from "./papers";
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
  if (action.number !== null && /player$|^give$|^first$/.test(action.verb)) return { ...tile, ...playerOf(scene, action.number - 1, title) };
  if (action.number !== null && /^(claim|bonds|count)$/.test(action.verb)) return { ...tile, kind: "number", key: String(action.number) };
  return tile;
}

/** A player: name and face; what it costs or brings stands in brackets behind the answer, and is mine, not theirs. */
function playerOf(scene: Scene, seat: number, title: string): Pick<Tile, "kind" | "seat" | "key" | "title" | "text"> {
  const [, name, amount] = /^(.*) \(([^()]*)\)$/.exec(title) ?? [null, title, ""];
  const face = investorsOf(scene.shown, seat)[0] ?? scene.names[seat] ?? "";
  return { kind: "player", seat, key: face, title: name ?? title, text: amount ? t("web-named", { name: t("web-your-cash"), what: amount }) : "" };
}

function isPaper(kind: "investor" | "strategy", key: string): boolean {
  return has(`${kind}-${key}`) || paperName(kind, key) !== key;
}
