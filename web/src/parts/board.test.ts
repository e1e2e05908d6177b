// Market, piles and papers, fed with real views.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Action, Numbers, View } from "../protocol/frames";
import { Picking } from "../state/picking.svelte";
import type { Scene } from "../state/scene";
import { useCatalogue } from "../test/catalogue";
import { playedGames } from "../test/games";
import Known from "./Known.svelte";
import Market from "./Market.svelte";
import Papers from "./Papers.svelte";
import Piles from "./Piles.svelte";

const games = playedGames([5]);
const numbers = {
  rounds: 6,
  bids: [0, 1, 3, 6, 10, 15, 20, 25],
  companies: ["cosmic", "bottomline", "leading", "american", "stanford", "epic"],
  forecasts: ["+4", "+2", "+1", "$$", "-2", "-3"],
  fee_values: [1, 2, 3],
  tracks: Object.fromEntries(
    ["cosmic", "bottomline", "leading", "american", "stanford", "epic"].map((key) => [key, { spaces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], start: 4, reset: 5 }]),
  ),
} as Numbers;

function sceneOf(view: View, actions: Action[] = []): Scene {
  return {
    shown: view,
    settled: view,
    open: null,
    seat: view.seat,
    names: ["Ada", "Bea", "Cyd", "Dan", "Eve"].slice(0, view.cash.length),
    asked: [],
    numbers,
    history: {},
    latest: null,
    picking: new Picking(),
    matching: (test) => actions.filter(test).map((action) => action.id),
    barred: () => [],
    idOf: () => undefined,
    explain: async () => undefined,
    textOf: (answer) => `answer ${answer}`,
    actionOf: (answer) => actions.find((action) => action.id === answer),
    choose: async () => undefined,
  };
}

/** A scene's part that bars seven more bids on the same pile. */
function barring(bid: Action): Pick<Scene, "barred" | "actionOf"> {
  const spaces = [0, 1, 2, 4, 5, 6, 7].map((space) => ({ ...bid, id: 200 + space, space }));
  return {
    barred: (test) => spaces.filter(test).map((action) => action.id),
    actionOf: (answer) => [bid, ...spaces].find((action) => action.id === answer),
  };
}

function middle(): View {
  const game = games.find((one) => one.seat === 0)!;
  return game.start;
}

describe("the board", () => {
  beforeEach(() => useCatalogue("en"));
  afterEach(cleanup);

  test("the market reads out every stock with its price", () => {
    render(Market, { scene: sceneOf(middle()) });

    for (const name of ["Cosmic Computers", "Epic Electric"]) expect(screen.getByText(new RegExp(`${name}: \\$5K`))).toBeTruthy();
  });

  test("a stock that can be chosen is a button with the answer on it", () => {
    const boom: Action = { id: 155, verb: "boom", card: "epic", pile: null, space: null, number: null };
    const { container } = render(Market, { scene: sceneOf(middle(), [boom]) });

    expect(container.querySelector("button[data-answer='155']")?.getAttribute("aria-label")).toBe("answer 155");
  });

  test("every pile and every card has its handle", () => {
    const view = middle();
    const { container } = render(Piles, { scene: sceneOf(view) });

    expect(container.querySelectorAll("[data-pile]")).toHaveLength(view.piles.length);
    expect(container.querySelectorAll("[data-card]")).toHaveLength(view.piles.flat().length);
  });

  test("bids that are open are buttons, the others say that they are not possible", () => {
    const bid: Action = { id: 113, verb: "bid", card: null, pile: 0, space: 3, number: null };
    const { container } = render(Piles, { scene: { ...sceneOf(middle(), [bid]), ...barring(bid) } });

    expect(container.querySelector("[data-pile='0'] [data-answer='113']")).toBeTruthy();
    expect(container.querySelectorAll("[data-pile='0'] .barred")).toHaveLength(7);
  });

  test("what I know shows my own pair and not the others'", () => {
    const view = middle();
    const { container } = render(Known, { scene: sceneOf(view) });

    const known = view.pairs.filter((pair) => pair.company !== "?").length;
    expect(container.querySelectorAll(".pairs .isKnown")).toHaveLength(known);
    expect(container.querySelectorAll(".pairs .mine")).toHaveLength(view.pairs.filter((pair) => pair.owner === 0).length);
  });

  test("investors and strategies that nobody drew are shown by name, text and a picture of their own", () => {
    const view = { ...middle(), investors: [{ shown: ["graham"] }], strategies: [{ hand: ["leverage", "never-heard-of", "?"] }] } as View;
    const { container } = render(Papers, { scene: sceneOf(view) });

    expect(screen.getByText("Golden Graham")).toBeTruthy();
    expect(screen.getByText("never-heard-of")).toBeTruthy();
    expect(container.querySelectorAll("svg")).toHaveLength(3);
  });
});
