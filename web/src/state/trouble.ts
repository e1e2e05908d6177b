// What the server did not accept, in words.
import { Refusal } from "../protocol/api";
import type { Refused } from "../protocol/frames";
import { t } from "./words.svelte";

/** The sentence of a refusal: the server's own, else the catalogue's. */
export function refusalText(refused: Refused): string {
  return refused.text ?? t(`refusal-${refused.key}`, plain(refused.args));
}

/** The sentence alone, for where the rule is a button beside it. */
export function refusalReason(refused: Refused): string {
  return refused.reason ?? refusalText(refused);
}

/** The sentence of something that was thrown; what is no refusal is thrown on. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return refusalText(error.refused);
}

function plain(args: Record<string, unknown>): Record<string, string | number> {
  const entries = Object.entries(args).map(([key, value]) => [key, typeof value === "number" ? value : String(value)] as const);
  return Object.fromEntries(entries);
}
