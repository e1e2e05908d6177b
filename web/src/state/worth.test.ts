// Where a marker lands, and what piles are worth to the person who looks.
import { describe, expect, test } from "vitest";
import { playedGames } from "../test/games";
import { cardWorth, landingOf, pileWorth, spaceChances } from "./worth";
import type { Numbers } from "../protocol/frames";

const track = { spaces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], start: 4, reset: 5 };
const numbers = { tracks: { epic: track, cosmic: track }, fee_values: [1, 2, 3] } as unknown as Numbers;

describe("where a marker lands", () => {
  test("within its track", () => {
    expect(landingOf(track, 4, 2)).toMatchObject({ space: 6, price: 7, way: [5, 6], isSplit: false });
  });

  test("past the end it splits and goes on with the steps that are left (MOV-4)", () => {
    expect(landingOf(track, 7, 4)).toMatchObject({ space: 6, price: 7, way: [8, 9, 5, 6], isSplit: true });
  });

  test("below the beginning the company is bankrupt (MOV-6)", () => {
    expect(landingOf(track, 1, -3)).toMatchObject({ isBankrupt: true, space: 5 });
  });
});

describe("chances on a track", () => {
  test("lie on the spaces where the forecasts bring the marker; a dividend leaves it", () => {
    const found = spaceChances(track, 4, { "+2": 0.5, "-3": 0.3, $$: 0.2 });

    expect(found[6]).toBeCloseTo(0.5);
    expect(found[1]).toBeCloseTo(0.3);
    expect(found[4]).toBeCloseTo(0.2);
    expect(found.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });
});

describe("what is known of a pile", () => {
  const start = playedGames([5]).find((one) => one.seat === 0)!.start;
  const view = { ...start, phase: "demand" as const, pairs: [{ owner: 0, company: "epic" as const, forecast: "+2" as const, up: false, known: [0] }] };

  test("a share of my tip counts what it brings then, another one its price now, a fee what it costs", () => {
    const cards = [
      { card: "epic" as const, up: true },
      { card: "cosmic" as const, up: true },
      { card: "fee2" as const, up: true },
      { card: "?" as const, up: false, by: 1 },
      { card: "boom" as const, up: true },
    ];

    const worth = pileWorth(view, numbers, cards, 0);

    const epic = track.spaces[view.market.epic!.space + 2]!;
    expect(worth).toEqual({ amount: epic + view.market.cosmic!.price - 2, isTip: true, fees: 2, shares: 2, unknown: 1, others: ["boom"] });
  });

  test("once the pairs are shown a price is what it is", () => {
    expect(cardWorth({ ...view, phase: "movement" }, numbers, "epic", 0)).toEqual({ amount: view.market.epic!.price, isTip: false });
  });
});
