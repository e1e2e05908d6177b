// What the inspector says of every kind of thing, in every language, from real views.
import { beforeEach, describe, expect, test } from "vitest";
import type { Numbers, View } from "../protocol/frames";
import { papers } from "../state/papertexts.svelte";
import { Picking } from "../state/picking.svelte";
import type { Scene } from "../state/scene";
import { useCatalogue } from "../test/catalogue";
import { playedGames } from "../test/games";
import { factsOf } from "./facts";
import { startingCash } from "./papers";
import { markOf, type Thing } from "./thing";

const KEYS = ["cosmic", "bottomline", "leading", "american", "stanford", "epic"];
const numbers = {
  fee_values: [1, 2, 3],
  bids: [0, 1, 3, 6, 10, 15, 20, 25],
  forecasts: ["+4", "+2", "+1", "$$", "-2", "-3"],
  tracks: Object.fromEntries(KEYS.map((key) => [key, { spaces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], start: 4, reset: 5 }])),
} as unknown as Numbers;
const views = playedGames([5]).flatMap((game) => Object.values(game.views));

function sceneOf(view: View): Scene {
  return { shown: view, settled: view, seat: view.seat, names: ["Ada", "Bea", "Cyd", "Dan", "Eve"], numbers, picking: new Picking() } as unknown as Scene;
}

const CARDS = [...KEYS, "boom", "bust", "fee1", "fee2", "fee3", "gold", "platinum", "oil", "gas", "corn", "cattle", "tax", "bond", "first"];
const THINGS: Thing[] = [
  ...CARDS.map((key): Thing => ({ kind: "card", key })),
  { kind: "card", key: "?", pile: 0, at: 0 },
  { kind: "company", key: "epic" },
  { kind: "strategy", key: "leverage" },
  { kind: "investor", key: "bill" },
  { kind: "pair", at: 0 },
  { kind: "forecast", sign: "+4" },
  { kind: "portfolio", seat: 0 },
  { kind: "portfolio", seat: 1 },
  { kind: "cash", seat: 0 },
  { kind: "meeple", seat: 1 },
  { kind: "token", pile: 0 },
];

describe.each(["en", "fr", "pt"])("in %s", (language) => {
  beforeEach(() => useCatalogue(language));

  test.each(THINGS.map((thing) => [markOf(thing), thing] as const))("%s has a name, facts in words and a rule", (_, thing) => {
    const told = views.map((view) => factsOf(thing, sceneOf(view))).filter((facts) => facts !== null);

    expect(told.length).toBeGreaterThan(0);
    for (const facts of told) {
      expect(facts.title).not.toBe("");
      expect(facts.rows.length).toBeGreaterThan(0);
      expect(facts.rules[0]).toMatch(/^[A-Z]{3}[-:]/);
      const said = [facts.title, ...facts.rows.flatMap((row) => [row.label, row.text])].join(" ");
      expect(said).not.toMatch(/web-|\{|undefined|NaN|\?\?/);
    }
  });
});

describe("what is not known is not told", () => {
  beforeEach(() => useCatalogue("en"));

  test("a pair that this seat has not seen is neither named nor drawn", () => {
    const hidden = views.flatMap((view) => view.pairs.map((pair, at) => ({ view, pair, at }))).filter(({ pair }) => pair.company === "?");

    expect(hidden.length).toBeGreaterThan(0);
    for (const { view, at } of hidden) {
      const facts = factsOf({ kind: "pair", at }, sceneOf(view))!;
      expect(facts.card?.key).toBe("?");
      expect(facts.forecast).toBeUndefined();
      expect(facts.title).not.toMatch(/Cosmic|Bottomline|Leading|American|Stanford|Epic/);
    }
  });

  test("the cards of a company add up to all there are, never to fewer than none unseen", () => {
    for (const view of views) {
      const facts = factsOf({ kind: "company", key: "epic" }, sceneOf(view))!;
      const where = facts.rows.find((row) => row.label === "Where such cards are")!.text;
      const total = [...where.matchAll(/: (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
      expect(total).toBe(10);
    }
  });

  test("the worth of a portfolio is said of one's own alone", () => {
    const view = views.find((one) => one.seat === 0)!;

    expect(factsOf({ kind: "portfolio", seat: 0 }, sceneOf(view))!.rows.map((row) => row.label)).toContain("Worth now");
    expect(factsOf({ kind: "portfolio", seat: 1 }, sceneOf(view))!.rows.map((row) => row.label)).not.toContain("Worth now");
  });
});

test("investors start with less or more by the number of players", () => {
  papers.known = { "investor-bill": { name: "Billionaire Bill", what: "", cash: { two: 35, more: 32 } } };

  expect([startingCash("bill", 2), startingCash("bill", 4), startingCash("nobody", 4)]).toEqual([35, 32, null]);
});
