// Pictures made from keys.
import { expect, test } from "vitest";
import { portraitOf, sigilOf } from "./portrait";

const KEYS = ["ana", "barack", "bill", "bernie", "barbara", "chanda", "cramer", "carlos", "dangote", "donald", "deborah", "phil"];

test("the same key gives the same picture", () => {
  expect(portraitOf("graham")).toEqual(portraitOf("graham"));
  expect(sigilOf("leverage")).toEqual(sigilOf("leverage"));
});

test("different keys give different pictures", () => {
  expect(new Set(KEYS.map((key) => JSON.stringify(portraitOf(key)))).size).toBe(KEYS.length);
  expect(new Set(KEYS.map((key) => JSON.stringify(sigilOf(key)))).size).toBe(KEYS.length);
});
