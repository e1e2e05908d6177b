// The level that Play now offers.
import { expect, test } from "vitest";
import type { BotInfo } from "../protocol/frames";
import { fittingLevel, levelOf, type LevelResult } from "./fitting";

const games = (level: number, signs: string): LevelResult[] => [...signs].map((sign, at) => ({ table: `${level}${at}`, level, won: sign === "w" }));

test.each([
  ["nobody has played yet", [], 3],
  ["one win may be luck", games(3, "w"), 3],
  ["two wins of three are a step up", games(3, "wlw"), 4],
  ["two wins at once are a step up as well", games(3, "ww"), 4],
  ["four games without a win are a step down", games(3, "llll"), 2],
  ["a win now and then stays", games(3, "lllwlllwlll"), 3],
  ["what was won below does not count above", [...games(3, "ww"), ...games(4, "w")], 4],
  ["who sat down at another level is judged there", [...games(3, "w"), ...games(7, "l")], 7],
  ["there is nothing above the last", games(10, "ww"), 10],
  ["and nothing below the first", games(1, "llllllll"), 1],
] as [string, LevelResult[], number][])("%s", (_, results, level) => {
  expect(fittingLevel(results, 3, 10)).toBe(level);
});

test("a table tells something if all others are bots of one level", () => {
  const bots = [
    { key: "level-2", level: 2 },
    { key: "level-3", level: 3 },
    { key: "cautious", level: null },
  ] as unknown as BotInfo[];
  const sat = (...keys: (string | null)[]): { bot: string | null }[] => [{ bot: null }, ...keys.map((bot) => ({ bot }))];

  expect(levelOf(sat("level-2", "level-2"), 0, bots)).toBe(2);
  expect(levelOf(sat("level-2", "level-3"), 0, bots)).toBeNull();
  expect(levelOf(sat("level-2", null), 0, bots)).toBeNull();
  expect(levelOf(sat("cautious"), 0, bots)).toBeNull();
  expect(levelOf(sat("level-2"), null, bots)).toBeNull();
});
