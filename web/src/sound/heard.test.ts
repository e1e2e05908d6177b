// Which events are heard, and by whom.
import { expect, test } from "vitest";
import type { GameEvent } from "../protocol/game";
import { concerns, heardAs } from "./heard";
import { SOUNDS } from "./score";

const event = (name: string, more: Record<string, unknown> = {}): GameEvent => ({ n: 1, event: name, set: {}, ...more }) as GameEvent;

test("only the one who is outbid hears it", () => {
  expect(heardAs(event("outbid", { seat: 1 }), 1)?.sound).toBe("outbid");
  expect(heardAs(event("outbid", { seat: 1 }), 0)).toBeNull();
  expect(heardAs(event("outbid", { seat: 1 }), null)).toBeNull();
});

test("each sound but the bell of one's turn has an event", () => {
  const names = ["placed", "sold", "bid", "outbid", "split", "bankrupt", "game-ended"];

  const heard = names.map((name) => heardAs(event(name, { seat: 0 }), 0)!.sound);

  expect([...heard, "turn"].sort()).toEqual([...SOUNDS].sort());
});

test("coins are counted up to five, and what nobody hears is silent", () => {
  expect(heardAs(event("sold", { amount: 23 }), 0)).toEqual({ sound: "coin", count: 5 });
  expect(heardAs(event("sold", { amount: 2 }), 0)).toEqual({ sound: "coin", count: 2 });
  expect(heardAs(event("claimed", { amount: 0 }), 0)).toBeNull();
  expect(heardAs(event("asked"), 0)).toBeNull();
});

test("a bid is felt by who makes it, a win by who wins, a split by all", () => {
  const happened = (facts: object): GameEvent => ({ n: 1, event: "x", set: {}, ...facts }) as GameEvent;

  expect([concerns(happened({ seat: 1 }), 1), concerns(happened({ seat: 0 }), 1)]).toEqual([true, false]);
  expect([concerns(happened({ winners: [1] }), 1), concerns(happened({ winners: [0] }), 1)]).toEqual([true, false]);
  expect(concerns(happened({ company: "epic" }), 1)).toBe(true);
});
