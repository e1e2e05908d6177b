// How a card is built: what it is decides its band, its foot and its edges.
import { isCompany } from "./glyphs";
import type { Kind } from "./gallery.svelte";

export type Build = "stock" | "action" | "fee" | "good" | "tax" | "bond" | "first" | "strategy" | "investor" | "back";
export type Size = "S" | "M" | "L" | "band";

const GOODS = ["gold", "platinum", "oil", "gas", "corn", "cattle"];

/** The build of a card. */
export function buildOf(key: string, kind: Kind = "card"): Build {
  if (kind !== "card") return kind;
  if (key === "?") return "back";
  if (isCompany(key)) return "stock";
  if (/^fee\d$/.test(key)) return "fee";
  if (key === "boom" || key === "bust") return "action";
  if (GOODS.includes(key)) return "good";
  return key === "tax" || key === "bond" || key === "first" ? key : "good";
}

/** The names that sizes had in the first design. */
export function sizeOf(size: Size | "small" | "middle" | "large"): Size {
  return size === "small" || size === "middle" ? "S" : size === "large" ? "M" : size;
}

/** A line of the live foot: what it says, the figure, and whether that is good or bad. */
export interface FootLine {
  label: string;
  value?: string;
  tone?: "up" | "down" | "";
}
