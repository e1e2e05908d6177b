// Where on the stage an answer has its place; the rest are tiles, and being done is the button on the rim.
import type { Action } from "../protocol/frames";
import { isCompany } from "../draw/glyphs";

export type Sort = "ladder" | "pile" | "pair" | "sale" | "track" | "done" | "tile";

/** The place of an answer. */
export function sortOf(action: Action | undefined): Sort {
  if (!action) return "tile";
  if (action.verb === "done") return "done";
  if (action.space !== null) return "ladder";
  if (action.pile !== null || /pile$|pick card$/.test(action.verb)) return "pile";
  if (/pair$/.test(action.verb)) return "pair";
  if (/^sell/.test(action.verb)) return "sale";
  if (action.card !== null && isCompany(action.card) && /^(boom|bust|pick)$/.test(action.verb)) return "track";
  return "tile";
}

/** The place that most of a question's answers have: what the stage shows for it. */
export function mainSort(actions: (Action | undefined)[]): Sort | null {
  const order: Sort[] = ["ladder", "pile", "sale", "track", "pair", "tile"];
  const found = new Set(actions.map(sortOf));
  return order.find((sort) => found.has(sort)) ?? null;
}
