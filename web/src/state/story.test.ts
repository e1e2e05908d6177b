// What the stage tells: being outbid, a pair with its way, and beats that add up to less than a minute of a base game.
import { describe, expect, test } from "vitest";
import { fold } from "../protocol/fold";
import type { GameEvent } from "../protocol/game";
import type { View } from "../protocol/frames";
import { playedGames } from "../test/games";
import { beatOf, concerns } from "./beats";
import { factsOf } from "./facts";
import { Story } from "./story.svelte";

const game = playedGames([5]).find((one) => one.seat === 0)!;

function told(events: GameEvent[]): { story: Story; view: View } {
  const story = new Story();
  let view = game.start;
  for (const event of events) {
    const before = view;
    view = fold(view, event);
    story.take(event, before, view, 0, "words");
  }
  return { story, view };
}

describe("the story of a game", () => {
  test("being outbid is called out with who did it and on which pile, until I bid again", () => {
    const outbid = { n: 1, event: "outbid", seat: 0, pile: 2, by: 3, set: {} } as GameEvent;
    const { story } = told([outbid]);

    expect(story.call).toMatchObject({ kind: "outbid", seat: 3, pile: 2 });
    story.take({ n: 2, event: "bid", seat: 0, pile: 1, space: 0, value: 0, set: {} } as GameEvent, game.start, game.start, 0, "");
    expect(story.call).toBeNull();
  });

  test("that another is outbid is not called out", () => {
    const { story } = told([{ n: 1, event: "outbid", seat: 1, pile: 2, by: 3, set: {} } as GameEvent]);

    expect(story.call).toBeNull();
  });

  test("a pair is told with its way, its split and who gains by it", () => {
    const space = game.start.market.epic!.space;
    const { story } = told([
      { n: 1, event: "pair-shown", pair: 0, company: "epic", forecast: "+2", set: {} },
      { n: 2, event: "moved", company: "epic", by: 1, space: space + 1, price: 6, set: {} },
      { n: 3, event: "split", company: "epic", space: 5, price: 6, set: {} },
      { n: 4, event: "split-shown", seat: 2, company: "epic", cards: 2, set: {} },
      { n: 5, event: "split-paid", seat: 1, company: "epic", amount: 10, set: {} },
      { n: 6, event: "split-paid", seat: 1, company: "epic", amount: 10, set: {} },
    ] as GameEvent[]);

    expect(story.reveal).toMatchObject({ company: "epic", forecast: "+2", isSplit: true, hops: [{ from: space, to: space + 1 }] });
    expect(story.reveal!.gains).toEqual([
      { seat: 2, money: 0, doubled: 2, lost: 0, shown: 0 },
      { seat: 1, money: 20, doubled: 0, lost: 0, shown: 0 },
    ]);
  });

  test("a pair takes about a second, one with a split or a crash about two and a half", () => {
    const plain = beatOf("pair-shown") + beatOf("moved");

    expect(plain).toBeGreaterThan(600);
    expect(plain).toBeLessThanOrEqual(1000);
    for (const drama of ["split", "bankrupt"]) expect(plain + beatOf(drama)).toBeLessThanOrEqual(2500);
  });

  test("beside what the market does, the beats of a base game of four add up to less than 45 seconds at normal speed", () => {
    const four = playedGames([1, 2, 3]).filter((one) => one.start.cash.length === 4 && !one.start.setup.modules?.length && one.seat === 0);

    expect(four).toHaveLength(1);
    const passing = four[0]!.events.filter((event) => event.event !== "pair-shown" && factsOf(event.event).topic !== "market");
    const sum = passing.reduce((total, event) => total + beatOf(event.event, concerns(event, 0)), 0);
    expect(sum).toBeGreaterThan(10_000);
    expect(sum).toBeLessThan(45_000);
  });
});
