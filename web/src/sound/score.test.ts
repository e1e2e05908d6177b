// The sounds on paper: short, soft enough, and told apart.
import { expect, test } from "vitest";
import { lengthOf, MOST_COINS, notesOf, SOUNDS } from "./score";

test.each(SOUNDS)("%s is short", (sound) => {
  const longest = sound === "win" ? 2.2 : 1;

  expect(lengthOf(sound, MOST_COINS)).toBeLessThanOrEqual(longest);
});

test.each(SOUNDS)("%s can never be louder than full, whatever its notes do", (sound) => {
  const notes = notesOf(sound, MOST_COINS);

  const peaks = notes.map(({ at }) => notes.filter((note) => note.at <= at && at < note.at + note.lasts).reduce((sum, note) => sum + note.loud * (1 - (at - note.at) / note.lasts), 0));

  expect(Math.max(...peaks)).toBeLessThanOrEqual(1);
});

test("no two sounds have the same notes", () => {
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(notesOf(sound)))).size).toBe(SOUNDS.length);
});

test("coins clink once each, five at most", () => {
  const strokes = (count: number): number => new Set(notesOf("coin", count).map((note) => note.at)).size;

  expect([strokes(1), strokes(3), strokes(40)]).toEqual([1, 3, MOST_COINS]);
});

test("being outbid is the knock of a bid, lower, and then a falling third", () => {
  const [bid] = notesOf("bid");
  const [knock, , high, low] = notesOf("outbid");

  expect(knock!.from).toBeLessThan(bid!.from);
  expect(high!.from / low!.from).toBeCloseTo(2 ** (4 / 12), 1);
  expect(low!.at).toBeGreaterThan(high!.at);
});
