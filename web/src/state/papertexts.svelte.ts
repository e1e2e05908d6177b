// The texts of investors and strategies with their numbers filled in, which only the server knows.
import { once } from "../protocol/api";
import type { Setup } from "../protocol/game";

export interface PaperText {
  name: string;
  what: string;
  cost?: string;
  /** The cash of an investor, with two players and with more. */
  cash?: { two: number; more: number };
}

interface Served {
  investors?: Record<string, PaperText>;
  strategies?: Record<string, PaperText>;
}

export const papers = $state<{ known: Record<string, PaperText> }>({ known: {} });

/** Where the texts are for a table: with the values of the set that it is played with. */
export function papersPath(language: string, setup?: Setup, components?: string): string {
  if (!setup || components !== "balanced") return `api/cards/${language}`;
  return `api/cards/${language}?components=${components}&players=${setup.players}&modules=${(setup.modules ?? []).join(",")}`;
}

/** Asks for the texts in a language; where the server has none, the catalogues must do. */
export async function loadPapers(language: string, setup?: Setup, components?: string): Promise<void> {
  const served = await once<Served>(papersPath(language, setup, components)).catch((): Served => ({}));
  const named = (kind: string, texts: Record<string, PaperText> = {}): [string, PaperText][] =>
    Object.entries(texts).map(([key, text]) => [`${kind}-${key}`, text]);
  papers.known = Object.fromEntries([...named("investor", served.investors), ...named("strategy", served.strategies)]);
}
