// The books at the end: every coin has a cause and a round.
import { describe, expect, test } from "vitest";
import { playedGames } from "../test/games";
import { CAUSES } from "../protocol/events";
import { booksOf, totalOf } from "./money";

const games = playedGames([21, 22, 23]).filter((game) => game.seat === null);

describe("the books of a game", () => {
  test("all causes together are the final score, for every seat of games with everything on and of base games", () => {
    for (const game of games) {
      const players = game.start.cash.length;
      const columns = booksOf(game.events.map((event) => ({ event })), players, game.start.cash[0]!);
      const last = game.views[game.events.at(-1)!.n]!;

      for (let seat = 0; seat < players; seat++) {
        const total = totalOf(columns, seat);
        expect(CAUSES.reduce((sum, cause) => sum + (total[cause] ?? 0), 0)).toBe(last.cash[seat]);
      }
    }
    expect(games.length).toBe(6);
  });

  test("there is a column for each round and one for the end", () => {
    const [game] = games;
    const columns = booksOf(game!.events.map((event) => ({ event })), game!.start.cash.length, 20);

    const rounds = columns.map((column) => column.round);
    expect(rounds).toEqual([...Array(rounds.length - 1).keys()].map((at) => at + 1).concat(null as never));
    expect(columns.at(-1)!.sums.some((sums) => sums.majority)).toBe(true);
  });

  test("money that no known event moves comes from cards", () => {
    const moved = { n: 1, event: "never-heard-of", set: { "cash.0": 27 } };
    const ended = { n: 2, event: "game-ended", set: {} };

    const columns = booksOf([{ event: moved }, { event: ended }], 2, 20);

    expect(columns[0]!.sums).toEqual([{ start: 20, cards: 7 }, { start: 20 }]);
  });
});
