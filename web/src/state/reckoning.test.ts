// The reckoning: its steps add up to the scores, and places are shared where scores are.
import { expect, test } from "vitest";
import { leadOf, placesOf, reckoningOf } from "./reckoning";

const result = {
  scores: [92, 86, 86, 58],
  winners: [0],
  breakdown: [
    { cash: 31, majority: 15, stocks: 48, taxes: -2, total: 92 },
    { cash: 28, majority: 15, stocks: 43, total: 86 },
    { cash: 40, stocks: 46, total: 86 },
    { cash: 20, majority: 5, stocks: 36, fees: -3, total: 58 },
  ] as Record<string, number>[],
};

test("the steps begin with cash and end with the scores", () => {
  const steps = reckoningOf(result);

  expect(steps.map((step) => step.part)).toEqual(["cash", "majority", "stocks", "taxes"]);
  expect(steps.at(-1)!.sums).toEqual(result.scores);
});

test("equal scores share a place", () => {
  expect(placesOf(result)).toEqual([
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
    { seat: 2, place: 2 },
    { seat: 3, place: 4 },
  ]);
});

test("a tie that the rules break leaves one winner on the first place", () => {
  const tie = { scores: [80, 80], winners: [1] };

  expect(placesOf(tie)).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
  ]);
  expect(leadOf(tie)).toBe(0);
});

test("the lead is over the best of the others, and none where the win is shared", () => {
  expect(leadOf(result)).toBe(6);
  expect(leadOf({ scores: [50, 50, 40], winners: [0, 1] })).toBe(0);
});
