// A replay: any seat, any moment, and all cards open.
import { beforeEach, describe, expect, test } from "vitest";
import type { Told } from "../protocol/frames";
import { useCatalogue } from "../test/catalogue";
import { playedGames, type Recorded } from "../test/games";
import { Replay } from "./replay.svelte";
import { unveiled } from "./unveiled";

function toldOf(games: Recorded[]): Told {
  const seats = Object.fromEntries(games.map((game) => [game.seat === null ? "spectator" : String(game.seat), { start: game.start, events: game.events }]));
  return { names: ["Ada", "Bea"], seats, result: null, numbers: {} } as unknown as Told;
}

// Two players: both seats and the spectators, with everything on.
const told = toldOf(playedGames([31]).slice(0, 3));
const secrets = (view: object): number => JSON.stringify(view).split('"?"').length - 1;

describe("a replay", () => {
  beforeEach(() => useCatalogue("en"));

  test("shows at every moment what the chosen seat knew then", () => {
    const replay = new Replay(told);
    replay.viewer = "1";
    replay.at = 120;

    expect(replay.shown.seat).toBe(1);
    expect(replay.shown.events).toBe(replay.events[119]!.n);
  });

  test("with all cards open nothing is left that somebody at the table saw", () => {
    const replay = new Replay(told);
    let hidden = 0;
    for (const at of [0, 90, 180, 270]) {
      replay.at = at;
      replay.viewer = "0";
      const [before, mine] = [secrets(replay.shown), replay.shown.hands[0]];
      replay.viewer = "all";

      expect(replay.shown.hands[0]).toEqual(mine);
      expect(secrets(replay.shown)).toBeLessThanOrEqual(before);
      hidden += before - secrets(replay.shown);
    }
    expect(hidden).toBeGreaterThan(5);
  });

  test("laying pictures over each other keeps what is known and adds what is missing", () => {
    const mine = { hand: ["epic", "?"], half: { size: 2 }, bids: [null] };
    const theirs = { hand: ["?", "boom"], half: { size: 2, cards: { epic: 2 } }, bids: [{ seat: 1 }] };

    expect(unveiled(mine as object, theirs)).toEqual({ hand: ["epic", "boom"], half: { size: 2, cards: { epic: 2 } }, bids: [null] });
  });
});
