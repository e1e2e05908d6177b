// All drawings by kind and key. Companies and market cards are there at once; the rest is loaded when it is first shown,
// so that nobody waits for the pictures of a module that is not played.
import { COMPANIES } from "./art/companies";
import { MARKET } from "./art/market";

export type Kind = "card" | "strategy" | "investor";

/** A drawing: its shapes and, where the suit has none, its own three tones. */
export interface Drawing {
  art: string;
  tones?: readonly [string, string, string];
}

type Family = Record<string, Drawing>;

const plain = (shapes: Record<string, string>): Family => Object.fromEntries(Object.entries(shapes).map(([key, art]) => [key, { art }]));

const FAMILIES: Record<string, () => Promise<Family>> = {
  card: async () => plain((await import("./art/commerce")).COMMERCE),
  strategy: async () => (await import("./art/strategies")).STRATEGIES,
  investor: async () => plain((await import("./art/investors")).INVESTORS),
};

let walls: Record<Kind, Family> = $state.raw({ card: { ...plain(COMPANIES), ...plain(MARKET) }, strategy: {}, investor: {} });
const asked = new Map<Kind, Promise<void>>();

/** Loads a kind's drawings, once. */
export function hang(kind: Kind): Promise<void> {
  let loading = asked.get(kind);
  if (!loading) {
    loading = FAMILIES[kind]!().then(
      (family) => {
        walls = { ...walls, [kind]: { ...walls[kind], ...family } };
      },
      () => void asked.delete(kind), // no connection: asked again when it is next shown
    );
    asked.set(kind, loading);
  }
  return loading;
}

/** The drawing of a card; null while it is being loaded, and for a card that nobody has drawn yet. */
export function drawingOf(kind: Kind, key: string): Drawing | null {
  const found = walls[kind][key];
  if (!found) void hang(kind);
  return found ?? null;
}
