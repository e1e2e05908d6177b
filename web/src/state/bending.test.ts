// What cards bend, from the server's numbers: no card is known here by its name.
import { describe, expect, test } from "vitest";
import type { Numbers, View } from "../protocol/frames";
import { bidCost, blockedOn, tokensOn } from "./bending";

const numbers = {
  bids: [0, 1, 3, 6],
  bids_bent: { miser: { costs: [0, 0, 1, 3], blocks: 0 }, wall: { costs: [0, 1, 3, 6], blocks: 2 }, "miser+wall": { costs: [0, 0, 1, 3], blocks: 2 } },
  tokens: { locked: "a-lock", protected: "a-shield" },
} as unknown as Numbers;
const view = {
  phase: "demand",
  investors: [{ shown: ["wall", "plain", "miser"] }, { shown: ["plain"] }, { shown: ["miser"] }],
  bids: [{ seat: 0, space: 1, value: 1 }, { seat: 1, space: 0, value: 0 }, null, { seat: 0, space: 3, value: 6 }],
  locked: ["epic"],
  protected: [],
  bets: [{ strategy: "a-bet", company: "epic", seat: 2 }],
} as unknown as View;

describe("bids", () => {
  test("cost what the seat's investors make of them, both together where there are two", () => {
    expect([0, 1, 2].map((seat) => bidCost(numbers, view, seat, 3))).toEqual([3, 6, 3]);
  });

  test("keep others off the spaces above a meeple, as far as the track goes", () => {
    expect(blockedOn(numbers, view, 0)).toEqual({ by: "wall", seat: 0, spaces: [2, 3] });
    expect([1, 2, 3].map((pile) => blockedOn(numbers, view, pile))).toEqual([null, null, null]);
  });

  test("are plain while investors are bid for (IBV-3)", () => {
    const auction = { ...view, phase: "setup" } as View;

    expect(bidCost(numbers, auction, 0, 3)).toBe(6);
    expect(blockedOn(numbers, auction, 0)).toBeNull();
  });
});

test("tokens lie on the companies that a view names, bets with whose they are", () => {
  expect(tokensOn(numbers, view, "epic")).toEqual([
    { key: "a-bet", seat: 2 },
    { key: "a-lock", seat: null },
  ]);
  expect(tokensOn(numbers, view, "cosmic")).toEqual([]);
});
