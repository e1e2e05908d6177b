// Checks the shuffle of a finished game: whether its parts fit together, and whether they are what this device was promised.
import { get } from "../protocol/api";
import { digestOf, type Parts, type Promises, sealOf, seedFrom } from "./seal";
import { type Memory, memoryOf } from "./shuffle";
import type { Table } from "./table.svelte";
import { listed, t } from "./words.svelte";

/** What the server shows after the end (docs/protocol.md); older games have no seal. */
export interface Proof extends Promises {
  format: number;
  seal?: string;
  secret: string;
  seeds: Parts;
  seed: string;
  record: string[];
}

export type Verdict = "yes" | "no" | "swapped" | "without" | "unkept" | "unknown";

/** Whether everything follows from the promises in the proof itself. */
function fits(proof: Proof): boolean {
  const opened = proof.seeds.every((seed, seat) => {
    const promised = proof.commitments[seat] ?? null;
    return seed === null ? promised === null : digestOf(seed) === promised;
  });
  return (
    opened &&
    digestOf(proof.secret) === proof.hash &&
    sealOf(proof) === proof.seal &&
    seedFrom(proof.secret, proof.seal, proof.seeds) === proof.seed &&
    BigInt(lineOf(proof, "seed") || 0) === BigInt(`0x${proof.seed}`) &&
    lineOf(proof, "promised") === proof.seal
  );
}

function lineOf(proof: Proof, key: string): string {
  return proof.record.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1) ?? "";
}

/** What a proof is worth to somebody who remembers this much: only their own memory can tell that nothing was swapped. */
export function judged(proof: Proof | null, memory: Memory | null): Verdict {
  if (proof?.seal === undefined) return "unknown";
  if (!fits(proof)) return "no";
  if (!memory) return "unkept";
  const [last, ...unheard] = memory.seals.slice(proof.stops.length); // of attempts that the proof does not know of
  if (memory.hash !== proof.hash || unheard.length || (last && last !== proof.seal)) return "swapped";
  return last ? "yes" : "without";
}

const SENTENCES: Record<Verdict, string> = {
  yes: "web-fair-yes",
  no: "web-fair-no",
  swapped: "web-fair-swapped",
  without: "web-fair-without",
  unkept: "web-fair-unkept",
  unknown: "web-fair-unknown",
};

/** What came out, in words. */
export async function checkFairness(table: Table): Promise<string> {
  const proof = await get<Proof>(`api/tables/${table.id}/proof`, table.token).catch(() => null);
  const sentence = t(SENTENCES[judged(proof, memoryOf(table.id))]);
  const stops = proof?.stops?.flat() ?? [];
  if (!stops.length) return sentence;
  const names = listed([...new Set(stops)].map((seat) => table.names[seat] ?? ""));
  return `${sentence} ${t("web-fair-stops", { count: proof!.stops.length, names })}`;
}
