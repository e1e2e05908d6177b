// The seats that this device may sit in: tokens by table, kept where only this browser can read them.
import { forget, keep, keysOf, recall } from "./store";

export interface Place {
  seat: number | null;
  token: string;
}

export interface Kept {
  table: string;
  places: Place[];
  title: string;
  at: number;
  over: boolean;
}

const PREFIX = "stockpile.table.";

export function keptOf(table: string): Kept | null {
  try {
    return JSON.parse(recall(PREFIX + table) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** Adds a seat to what is kept of a table. */
export function keepPlace(table: string, place: Place, title = ""): Kept {
  const old = keptOf(table) ?? { table, places: [], title: "", at: 0, over: false };
  const places = [...old.places.filter((one) => one.token !== place.token), place];
  const kept = { ...old, places, title: title || old.title, at: Date.now() };
  keep(PREFIX + table, JSON.stringify(kept));
  return kept;
}

export function noteTable(table: string, change: Partial<Kept>): void {
  const old = keptOf(table);
  if (old) keep(PREFIX + table, JSON.stringify({ ...old, ...change }));
}

export function dropTable(table: string): void {
  forget(PREFIX + table);
}

/** All tables of this device, the latest first. */
export function keptTables(): Kept[] {
  return keysOf(PREFIX)
    .map((key) => keptOf(key.slice(PREFIX.length)))
    .filter((kept) => kept !== null)
    .sort((one, other) => other.at - one.at);
}
