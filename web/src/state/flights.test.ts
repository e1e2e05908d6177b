// What travels over the table, in recorded games: all money that changes hands, and nothing that does not.
import { describe, expect, test } from "vitest";
import { fold } from "../protocol/fold";
import type { GameEvent } from "../protocol/game";
import type { View } from "../protocol/frames";
import { playedGames } from "../test/games";
import { waysOf } from "./flights.svelte";

const view = { cash: [20, 10, 5], piles: [[{ card: "epic", up: true }, { card: "?", up: false }], []], regular: [{ size: 2 }, { size: 0 }, { size: 0 }], split: [{}, {}, {}] } as unknown as View;
const event = (facts: object): GameEvent => ({ n: 1, event: "an-event-of-tomorrow", set: {}, ...facts }) as GameEvent;

describe("what travels", () => {
  test("a sale: the share goes to the market, the money comes from there", () => {
    const after = { ...view, cash: [27, 10, 5], regular: [{ size: 1 }, { size: 0 }, { size: 0 }] } as unknown as View;

    expect(waysOf(event({ seat: 0, company: "epic" }), view, after)).toEqual([
      { what: "coins", count: 5, amount: 7, from: { company: "epic" }, to: { seat: 0 } },
      { what: { card: "epic" }, count: 1, amount: 0, from: { seat: 0 }, to: { company: "epic" } },
    ]);
  });

  test("a bid that is paid goes to its pile, and the cards of a pile to whom they belong now", () => {
    expect(waysOf(event({ seat: 1, pile: 0 }), view, { ...view, cash: [20, 7, 5] } as View)).toEqual([{ what: "coins", count: 3, amount: 3, from: { seat: 1 }, to: { pile: 0 } }]);

    const taken = waysOf(event({ seat: 1, pile: 0 }), view, { ...view, piles: [[], []] } as unknown as View);
    expect(taken.map(({ what, from, to }) => [what, from, to])).toEqual([
      [{ card: "epic" }, { pile: 0 }, { seat: 1 }],
      [{ card: "?" }, { pile: 0 }, { seat: 1 }],
    ]);
  });

  test("a gift goes from one to the others, interest comes from the bank", () => {
    expect(waysOf(event({ seat: 0 }), view, { ...view, cash: [18, 11, 6] } as View).map(({ from, to }) => [from, to])).toEqual([
      [{ seat: 0 }, { seat: 1 }],
      [{ seat: 0 }, { seat: 2 }],
    ]);
    expect(waysOf(event({ seat: 2 }), view, { ...view, cash: [20, 10, 7] } as View)).toEqual([{ what: "coins", count: 2, amount: 2, from: "bank", to: { seat: 2 } }]);
  });

  test("in whole games every change of cash is seen, to the last thousand, and nothing else travels as money", () => {
    for (const { start, events } of playedGames([5])) {
      let before = start;
      for (const one of events) {
        const after = fold(before, one);
        const sums = after.cash.map(() => 0);
        for (const { what, amount, from, to } of waysOf(one, before, after)) {
          if (what !== "coins") continue;
          if (typeof from === "object" && "seat" in from) sums[from.seat]! -= amount;
          if (typeof to === "object" && "seat" in to) sums[to.seat]! += amount;
        }
        expect(sums).toEqual(after.cash.map((cash, seat) => cash - (before.cash[seat] ?? cash)));
        before = after;
      }
    }
  });
});
