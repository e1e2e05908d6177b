// What the "?" opens is a rule that the rulebook has.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ruleNow } from "./rulesnow";

const book = readFileSync(join(process.cwd(), "..", "docs", "rules.md"), "utf-8");

test.each(["place", "bid", "action", "sell", "claim", "bonds", "lay", "give"])("%s opens a numbered rule", (ask) => {
  expect(book).toContain(`**${ruleNow("supply", ask)}** `);
});

test.each(["setup", "information", "supply", "demand", "paying", "action", "selling", "movement", "game-end", "over"])("%s opens its section", (phase) => {
  expect(book).toContain(`## ${ruleNow(phase)} – `);
});

test("what has no rule of its own opens all of them", () => {
  expect(ruleNow("something", "else")).toBe("");
});
