// The drawings: one for everything in the box, each its own, small, and without a word in it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMERCE } from "./art/commerce";
import { COMPANIES } from "./art/companies";
import { INVESTORS } from "./art/investors";
import { MARKET } from "./art/market";
import { STRATEGIES } from "./art/strategies";
import { SEATS } from "./seats";

// The cards of the printed sets: one that came later has a drawing that is made from its name until it gets its own.
const PRINTED = ["base", "continuing-corruption", "illicit-investments", "promo"];
const keysOf = (file: string): string[] => {
  const text = readFileSync(join(process.cwd(), "..", "src", "stockpile", "content", "data", file), "utf-8");
  const cards = [...text.matchAll(/^\[\w+\.([\w-]+)\]\nset = "([\w-]+)"/gm)];
  return cards.filter((found) => PRINTED.includes(found[2]!)).map((found) => found[1]!);
};
const strategies = Object.fromEntries(Object.entries(STRATEGIES).map(([key, drawing]) => [key, drawing.art]));
const all = { ...COMPANIES, ...MARKET, ...COMMERCE, ...INVESTORS, ...strategies };

test("every investor and every strategy of the printed sets is drawn, and nothing that is not in the box", () => {
  expect(Object.keys(INVESTORS).sort()).toEqual(keysOf("investors.toml").sort());
  expect(Object.keys(STRATEGIES).sort()).toEqual(keysOf("strategies.toml").sort());
});

test("all that lies on piles is drawn", () => {
  const needed = ["boom", "bust", "fee1", "fee2", "fee3", "first", "gold", "platinum", "oil", "gas", "corn", "cattle", "tax", "bond"];

  expect(needed.filter((key) => !(key in all))).toEqual([]);
});

test("no two drawings are the same, none is heavy, none holds words or reaches outside the page", () => {
  const drawn = Object.values(all);

  expect(new Set(drawn).size).toBe(drawn.length);
  expect(Math.max(...drawn.map((art) => art.length))).toBeLessThan(30_000);
  expect(drawn.filter((art) => /<text|<image|<script|href|url\(|\bon\w+=/.test(art))).toEqual([]);
});

test.each(Object.entries(all))("%s is well-formed", (_, art) => {
  const page = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${art}</svg>`, "image/svg+xml");

  expect(page.querySelector("parsererror")).toBeNull();
  expect(art).not.toMatch(/NaN|undefined|\d--\d/);
});

test("investors stand on grounds of their own, strategies in tones of their own", () => {
  const grounds = Object.values(INVESTORS).map((art) => /fill="(#\w+)"/.exec(art)![1]);

  expect(new Set(grounds).size).toBe(grounds.length);
  expect(new Set(Object.values(STRATEGIES).map((drawing) => drawing.tones!.join())).size).toBe(Object.keys(STRATEGIES).length);
});

test("seats differ in shape as well as in colour", () => {
  expect(new Set(SEATS.map((look) => look.shape)).size).toBe(5);
  expect(new Set(SEATS.map((look) => look.field)).size).toBe(5);
});
