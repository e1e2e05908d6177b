// This device's part in the fair shuffle: what it draws, promises and opens, and what it remembers of the others' promises.
import type { Command, TableInfo } from "../protocol/frames";
import { digestOf, sealOf } from "./seal";
import { toHex } from "./sha256";
import { keep, recall } from "./store";

/** What was promised to this device: the server's hash as first shown, and for each attempt the seal over which it opened its part. */
export interface Memory {
  hash: string;
  seals: (string | null)[];
}

/** What to do next for a seat; `swapped` if the server shows other promises than it did before. */
export type Step = { command: Command } | { swapped: true } | null;

const memoryKey = (table: string): string => `stockpile.promise.${table}`;
const partKey = (table: string, seat: number, attempt: number): string => `stockpile.seed.${table}.${seat}${attempt ? `.${attempt}` : ""}`;

/** A secret of this device for the shuffle, and its promise to the others. */
export function newPart(): { seed: string; commitment: string } {
  const seed = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return { seed, commitment: digestOf(seed) };
}

export function keepPart(table: string, seat: number, seed: string, attempt = 0): void {
  keep(partKey(table, seat, attempt), seed);
}

export function memoryOf(table: string): Memory | null {
  try {
    return JSON.parse(recall(memoryKey(table)) ?? "null") as Memory | null;
  } catch {
    return null;
  }
}

/** Remembers the server's promise; the first one that was shown stays. */
export function keepPromise(table: string, hash: string | null | undefined): void {
  if (hash && !memoryOf(table)) keep(memoryKey(table), JSON.stringify({ hash, seals: [] } satisfies Memory));
}

/** Remembers a seal before a part is opened over it; false if the same part was opened over another one. */
function keepSeal(table: string, attempt: number, seal: string): boolean {
  const memory = memoryOf(table)!;
  const seals = Array.from({ length: Math.max(memory.seals.length, attempt + 1) }, (_, at) => memory.seals[at] ?? null);
  if (seals[attempt] !== null) return seals[attempt] === seal;
  seals[attempt] = seal;
  keep(memoryKey(table), JSON.stringify({ ...memory, seals }));
  return true;
}

/** What a table asks of a seat now. The seal is worked out here from what is shown, and remembered before anything is opened. */
export function nextStep(info: TableInfo, seat: number | null): Step {
  const fair = info.fair;
  if (!fair || (info.state !== "lobby" && info.state !== "dealing")) return null;
  keepPromise(info.id, fair.hash);
  if (seat === null) return null;
  const attempt = fair.stops.length;
  if (fair.promising.includes(seat)) return { command: { do: "commit", commitment: promiseAnew(info.id, seat, attempt) } };
  const seed = recall(partKey(info.id, seat, attempt));
  if (!fair.opening.includes(seat) || !seed) return null;
  const commitments = fair.seats.map((one) => one.commitment);
  if (memoryOf(info.id)?.hash !== fair.hash || commitments[seat] !== digestOf(seed)) return { swapped: true };
  const seal = sealOf({ hash: fair.hash, stops: fair.stops, commitments, meals: mealsOf(info) });
  return keepSeal(info.id, attempt, seal) ? { command: { do: "reveal", seed, seal } } : { swapped: true };
}

function promiseAnew(table: string, seat: number, attempt: number): string {
  const known = recall(partKey(table, seat, attempt));
  if (known) return digestOf(known);
  const { seed, commitment } = newPart();
  keepPart(table, seat, seed, attempt);
  return commitment;
}

/** Meals as they count: who said nothing ate nothing. */
function mealsOf(info: TableInfo): number[] | null {
  return info.meals?.map((amount) => (typeof amount === "number" ? amount : 0)) ?? null;
}
