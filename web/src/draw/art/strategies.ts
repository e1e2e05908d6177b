// All strategy cards: a drawing of the trick each.
import type { Drawing } from "../gallery.svelte";
import { CARDS } from "./strategiesCards";
import { CASH } from "./strategiesCash";
import { MOVES } from "./strategiesMoves";

export const STRATEGIES: Record<string, Drawing> = { ...MOVES, ...CASH, ...CARDS };
