// The client's picture of a game against the engine's own views.
import { describe, expect, test } from "vitest";
import { playedGames } from "../test/games";
import { assigned, fold } from "./fold";

const effort = Number(process.env.EFFORT ?? 1);
const games = playedGames(Array.from({ length: 4 * effort }, (_, at) => at + 11));

describe("folding events", () => {
  test("every folded picture equals the engine's view, for seats and spectators", () => {
    let compared = 0;
    for (const game of games) {
      let picture = game.start;
      for (const event of game.events) {
        picture = fold(picture, event);
        const view = game.views[event.n];
        if (!view) continue;
        expect(picture).toEqual(view);
        compared++;
      }
    }

    expect(compared).toBeGreaterThan(games.length * 2);
  });

  test("the old picture stays as it was", () => {
    const [game] = games;
    const before = JSON.stringify(game!.start);

    game!.events.reduce((picture, event) => fold(picture, event), game!.start);

    expect(JSON.stringify(game!.start)).toBe(before);
  });

  test("a path of several steps is walked, and its neighbours are shared", () => {
    const tree = { a: [{ b: 1 }, { b: 2 }], c: { d: 3 } };

    const next = assigned(tree, ["a", "1", "b"], 5);

    expect(next).toEqual({ a: [{ b: 1 }, { b: 5 }], c: { d: 3 } });
    expect(next.c).toBe(tree.c);
    expect(next.a[0]).toBe(tree.a[0]);
  });
});
