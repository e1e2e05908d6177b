// Which level fits a person: what came of their last games on this device says whether the next one is a step up, or down.
import type { BotInfo } from "../protocol/frames";
import { forget, keep, recall } from "./store";

const KEY = "stockpile.results";
const KEPT = 40;
const RISE = { wins: 2, of: 3 }; // won so many of the last few: time for a stronger table
const FALL = 4; // so many in a row without a win: a weaker one is more fun

/** One finished game against bots of a single level. */
export interface LevelResult {
  table: string;
  level: number;
  won: boolean;
}

/** The level for the next game, from the results in the order in which they came; `first` is where one begins, `most` the last level. */
export function fittingLevel(results: readonly LevelResult[], first: number, most: number): number {
  let level = first;
  let here: boolean[] = [];
  for (const result of results) {
    if (result.level !== level) here = []; // they have chosen another table since
    level = result.level;
    here.push(result.won);
    if (here.slice(-RISE.of).filter(Boolean).length >= RISE.wins) [level, here] = [level + 1, []];
    else if (here.length >= FALL && !here.slice(-FALL).includes(true)) [level, here] = [level - 1, []];
    level = Math.min(most, Math.max(1, level));
  }
  return level;
}

/** The level that all bots of a table have; null where they differ, or where somebody else plays as well. */
export function levelOf(seats: readonly { bot?: string | null }[], me: number | null, bots: readonly BotInfo[]): number | null {
  const others = seats.filter((_, at) => at !== me).map((seat) => bots.find((bot) => bot.key === seat.bot)?.level ?? null);
  return me !== null && others.length > 0 && others.every((level) => level !== null && level === others[0]) ? others[0]! : null;
}

export function keptResults(): LevelResult[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? (found as LevelResult[]) : [];
  } catch {
    return [];
  }
}

/** Adds what came of a game, once. */
export function noteResult(result: LevelResult): void {
  const old = keptResults();
  if (old.every((one) => one.table !== result.table)) keep(KEY, JSON.stringify([...old, result].slice(-KEPT)));
}

/** Who chooses an opponent begins anew with that one. */
export function forgetResults(): void {
  forget(KEY);
}
