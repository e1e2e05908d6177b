// The arithmetic of a fair shuffle, the same as the server's (session/seal.py): promises, the seal, the seed.
import { fromHex, sha256, toHex } from "./sha256";

export type Parts = (string | null)[];
/** What is settled before the first part is opened. */
export interface Promises {
  hash: string;
  stops: number[][];
  commitments: Parts;
  meals: number[] | null;
}

const NOTHING = new Uint8Array(32);
const written = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytesOf = (part: string | null): Uint8Array => (part === null ? NOTHING : fromHex(part));

function hashed(...parts: Uint8Array[]): string {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return toHex(sha256(whole));
}

/** What is shown of a part before it may be known. */
export const digestOf = (part: string): string => hashed(fromHex(part));

/** One hash over all promises. */
export function sealOf({ hash, stops, commitments, meals }: Promises): string {
  const seats = commitments.flatMap((promised, seat) => [Uint8Array.of(seat, promised === null ? 0 : 1), bytesOf(promised)]);
  return hashed(written("stockpile seal 2\n"), fromHex(hash), ...seats, written(JSON.stringify([stops, meals])));
}

/** The seed of the game: all parts, opened over what was sealed. */
export function seedFrom(secret: string, seal: string, seeds: Parts): string {
  return hashed(written("stockpile seed 2\n"), fromHex(seal), fromHex(secret), ...seeds.map(bytesOf));
}
