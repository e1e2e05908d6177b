// This device's part in the shuffle against servers that swap what they promised, and what its memory is worth at the end.
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { TableInfo } from "../protocol/frames";
import { useCatalogue } from "../test/catalogue";
import { judged, type Proof } from "./fairness";
import { digestOf, sealOf, seedFrom } from "./seal";
import { keepPart, keepPromise, memoryOf, newPart, nextStep } from "./shuffle";
import { forget, keysOf } from "./store";
import { t } from "./words.svelte";

const SECRET = "5e".repeat(32);
const MINE = "11".repeat(32);
const THEIRS = "22".repeat(32);

type Fair = NonNullable<TableInfo["fair"]>;

function table(change: Partial<Fair> = {}, more: Partial<TableInfo> = {}): TableInfo {
  const seats = [MINE, THEIRS].map((part) => ({ commitment: digestOf(part), seed: null }));
  const fair = { hash: digestOf(SECRET), seal: null, promising: [], opening: [], stops: [], seats, secret: null, ...change };
  return { id: "t", state: "dealing", meals: null, fair, ...more } as unknown as TableInfo;
}

/** What an honest server shows after the end, or one that has changed some of it and made the rest fit. */
function proof(change: Partial<Proof> = {}): Proof {
  const parts = { format: 2, secret: SECRET, seeds: [MINE, THEIRS], stops: [], meals: null, ...change };
  const hash = digestOf(parts.secret);
  const commitments = parts.seeds.map((seed) => (seed === null ? null : digestOf(seed)));
  const seal = sealOf({ ...parts, hash, commitments });
  const seed = seedFrom(parts.secret, seal, parts.seeds);
  return { ...parts, hash, commitments, seal, seed, record: ["stockpile record 2", `promised ${seal}`, `seed 0x${seed.replace(/^0+/, "")}`], ...change };
}

function opened(info = table({ opening: [0] })): unknown {
  const step = nextStep(info, 0);
  return step && "command" in step ? step.command : step;
}

test("the arithmetic is the server's", () => {
  // The same numbers are in tests/session/test_shuffle.py.
  const parts = [MINE, null, THEIRS];
  const commitments = parts.map((part) => part && digestOf(part));

  const seal = sealOf({ hash: digestOf(SECRET), stops: [[1], [0, 2]], commitments, meals: [900, 0, 5] });

  expect(seal).toBe("a63d4d9acbf4b115d0b72f2a3ee0c87235bb4361e6cf1a011c740510907b8711");
  expect(seedFrom(SECRET, seal, parts)).toBe("320e068e6fbee188596a1149646390df52abe70662317e0b8e79ad1477f24e64");
});

describe("this device", () => {
  beforeEach(() => {
    for (const key of keysOf("stockpile.")) forget(key);
    useCatalogue();
    keepPart("t", 0, MINE);
  });

  test("draws another part each time and promises its digest", () => {
    const one = newPart();

    expect(one.seed).not.toBe(newPart().seed);
    expect(one.commitment).toBe(createHash("sha256").update(Buffer.from(one.seed, "hex")).digest("hex"));
  });

  test("opens its part only when asked, over the seal that it works out and remembers first", () => {
    const early = opened(table({ opening: [1] }));
    const command = opened();

    const seal = sealOf({ hash: digestOf(SECRET), stops: [], commitments: [digestOf(MINE), digestOf(THEIRS)], meals: null });
    expect(early).toBeNull();
    expect(command).toEqual({ do: "reveal", seed: MINE, seal });
    expect(memoryOf("t")).toEqual({ hash: digestOf(SECRET), seals: [seal] });
  });

  test("opens nothing if the server's promise, or its own, is another one than before", () => {
    keepPromise("t", digestOf(SECRET));
    const swapped = table({ opening: [0], hash: digestOf("00".repeat(32)) });
    const replaced = table({ opening: [0], seats: [THEIRS, THEIRS].map((part) => ({ commitment: digestOf(part), seed: null })) });

    expect([opened(swapped), opened(replaced)]).toEqual([{ swapped: true }, { swapped: true }]);
    expect(memoryOf("t")?.seals).toEqual([]);
  });

  test("opens no part over two seals, though the server begins again without saying so", () => {
    opened();
    const again = table({ opening: [0], seats: [MINE, "33".repeat(32)].map((part) => ({ commitment: digestOf(part), seed: null })) });

    expect(opened(again)).toEqual({ swapped: true });
    expect(opened()).toMatchObject({ do: "reveal", seed: MINE });
  });

  test("promises something new after a shuffle that was stopped, and the same when asked twice", () => {
    const stopped = table({ stops: [[1]], promising: [0] });
    const first = opened(stopped) as { commitment: string };
    const again = opened(stopped) as { commitment: string };

    expect(first.commitment).toBe(again.commitment);
    expect(first.commitment).not.toBe(digestOf(MINE));
  });

  test("counts meals that were not said as nothing", () => {
    const info = table({ opening: [0] }, { meals: [900, null] });

    expect(opened(info)).toMatchObject({ seal: sealOf({ hash: digestOf(SECRET), stops: [], commitments: [digestOf(MINE), digestOf(THEIRS)], meals: [900, 0] }) });
  });

  test("remembers the promise that it was shown first, from whatever it comes", () => {
    keepPromise("t", "aa".repeat(32));
    nextStep(table(), null);

    expect(memoryOf("t")?.hash).toBe("aa".repeat(32));
  });

  test("learns no promise from a game that is dealt already", () => {
    nextStep(table({}, { state: "playing" }), 0);

    expect(memoryOf("t")).toBeNull();
  });
});

describe("the check at the end", () => {
  const kept = () => {
    for (const key of keysOf("stockpile.")) forget(key);
    keepPart("t", 0, MINE);
    opened();
    return memoryOf("t");
  };

  test("is good if the proof is what this device was promised", () => {
    expect(judged(proof(), kept())).toBe("yes");
  });

  test("finds a server that chose its bytes after the parts were open, though all it shows fits together", () => {
    const swapped = proof({ secret: "5f".repeat(32) });

    expect(judged(swapped, null)).toBe("unkept");
    expect(judged(swapped, kept())).toBe("swapped");
  });

  test("finds another player's part that was chosen afterwards", () => {
    expect(judged(proof({ seeds: [MINE, "33".repeat(32)] }), kept())).toBe("swapped");
  });

  test("finds a part of this device that was left out without a stop", () => {
    expect(judged(proof({ seeds: [null, THEIRS] }), kept())).toBe("swapped");
  });

  test("says that nothing came from here if this device was left out by a stop that is shown", () => {
    expect(judged(proof({ seeds: [null, THEIRS], stops: [[0]] }), kept())).toBe("without");
  });

  test("finds attempts that the proof keeps silent about", () => {
    kept();
    const stopped = table({ stops: [[1]], promising: [0] });
    opened(stopped);
    const fresh = (opened(stopped) as { commitment: string }).commitment;
    opened(table({ stops: [[1]], opening: [0], seats: [{ commitment: fresh, seed: null }, { commitment: null, seed: null }] }));

    expect(memoryOf("t")?.seals.length).toBe(2);
    expect(judged(proof(), memoryOf("t"))).toBe("swapped");
  });

  test("says so if it has no memory, or the game is of an older kind", () => {
    expect(judged(proof(), null)).toBe("unkept");
    expect(judged({ ...proof(), seal: undefined }, kept())).toBe("unknown");
    expect(judged(null, kept())).toBe("unknown");
  });

  test.each<[string, Partial<Proof>]>([
    ["the seed", { seed: "00".repeat(32) }],
    ["a part", { commitments: [digestOf(MINE), digestOf(MINE)] }],
    ["the server's bytes", { hash: digestOf(MINE) }],
    ["the record", { record: ["seed 0x1"] }],
    ["the stops", { seal: "ab".repeat(32) }],
  ])("fails if %s does not fit", (_, change) => {
    expect(judged({ ...proof(), ...change }, kept())).toBe("no");
  });

  test.each(["en", "fr", "pt"])("has its sentences in %s", (language) => {
    useCatalogue(language);
    const keys = ["yes", "no", "swapped", "without", "unkept", "unknown"].map((verdict) => `web-fair-${verdict}`);

    expect(new Set(keys.map((key) => t(key))).size).toBe(6);
    expect(t("web-fair-stops", { count: 2, names: "Ada" })).toContain("Ada");
  });
});
