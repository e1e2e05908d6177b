// Wall, piles, pairs, dock and rim, fed with real views.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Action, Numbers, View } from "../protocol/frames";
import { Picking } from "../state/picking.svelte";
import type { Scene } from "../state/scene";
import { useCatalogue } from "../test/catalogue";
import { playedGames } from "../test/games";
import Papers from "./dock/Papers.svelte";
import Pairs from "./stage/Pairs.svelte";
import Piles from "./stage/Piles.svelte";
import Stage from "./stage/Stage.svelte";
import Tracks from "./stage/Tracks.svelte";
import Wall from "./wall/Wall.svelte";

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

  test("the wall reads out every stock with its price", () => {
    render(Wall, { scene: sceneOf(middle()) });

    for (const name of ["Cosmic Computers", "Epic Electric"]) expect(screen.getByLabelText(new RegExp(`${name}: \\$5K`))).toBeTruthy();
  });

  test("a stock that can be chosen is a button with the answer on it", () => {
    const boom: Action = { id: 155, verb: "boom", card: "epic", pile: null, space: null, number: null };
    const { container } = render(Tracks, { scene: sceneOf(middle(), [boom]) });

    expect(container.querySelector("button[data-answer='155']")?.textContent).toContain("answer 155");
  });

  test("every pile and every card has its handle", () => {
    const view = middle();
    const { container } = render(Piles, { scene: sceneOf(view), hasLadders: true, hasHand: false });

    expect(container.querySelectorAll("[data-pile]")).toHaveLength(view.piles.length);
    expect(container.querySelectorAll("[data-card]")).toHaveLength(view.piles.flat().length);
  });

  test("bids that are open are buttons, the others say that they are not possible", () => {
    const bid: Action = { id: 113, verb: "bid", card: null, pile: 0, space: 3, number: null };
    const { container } = render(Piles, { scene: { ...sceneOf(middle(), [bid]), ...barring(bid) }, hasLadders: true, hasHand: false });

    expect(container.querySelector("[data-pile='0'] [data-answer='113']")).toBeTruthy();
    expect(container.querySelectorAll("[data-pile='0'] [data-barred]")).toHaveLength(7);
  });

  test("what I know shows my own pair and not the others'", () => {
    const view = middle();
    const { container } = render(Pairs, { scene: sceneOf(view) });

    const known = view.pairs.filter((pair) => pair.company !== "?").length;
    expect(container.querySelectorAll("[data-pair] .known")).toHaveLength(known);
    expect(container.querySelectorAll("[data-pair].mine")).toHaveLength(view.pairs.filter((pair) => pair.owner === 0).length);
  });

  test("investors and strategies that nobody drew are shown by name, text and a picture of their own", () => {
    const view = { ...middle(), investors: [{ shown: ["graham"] }], strategies: [{ hand: ["leverage", "never-heard-of", "?"] }] } as View;
    const { container } = render(Papers, { scene: sceneOf(view) });

    expect(screen.getByText("Golden Graham")).toBeTruthy();
    expect(screen.getByText("never-heard-of")).toBeTruthy();
    expect(container.querySelectorAll("[data-paper] :is(svg, [data-card])").length).toBeGreaterThanOrEqual(3);
  });

  test("an answer that has no place on the stage is a tile beside it, whatever it is", () => {
    const odd: Action = { id: 901, verb: "never-heard-of", card: null, pile: null, space: null, number: null };
    const question = { ask: "never-heard-of", answers: [901], forced: false, words: "What now?" };
    const { container } = render(Stage, { scene: { ...sceneOf(middle(), [odd]), open: question } });

    expect(screen.getByRole("heading", { name: "What now?" })).toBeTruthy();
    expect(container.querySelector("button[data-answer='901']")?.textContent).toContain("answer 901");
  });
});
