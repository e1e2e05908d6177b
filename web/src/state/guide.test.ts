// The guided game: when a step of the server's list may be told, and with which facts.
import { beforeEach, describe, expect, test } from "vitest";
import type { GuideStep } from "../protocol/frames";
import { useCatalogue } from "../test/catalogue";
import { argsOf, hasCome } from "./guide.svelte";

const step = (more: Partial<GuideStep>): GuideStep => ({ key: "tip", round: 1, phase: "", points: "tip", after: "", args: {}, ...more });
const nothing: ReadonlySet<string> = new Set();

describe("a step comes", () => {
  test("with its round and phase, and stays due when they are over", () => {
    expect(hasCome(step({ phase: "demand" }), 1, "supply", nothing)).toBe(false);
    expect(hasCome(step({ phase: "demand" }), 1, "demand", nothing)).toBe(true);
    expect(hasCome(step({ phase: "demand" }), 2, "supply", nothing)).toBe(true);
    expect(hasCome(step({ round: 2, phase: "game-end" }), 2, "over", nothing)).toBe(true);
  });

  test("after the event it waits for, not before", () => {
    expect(hasCome(step({ after: "split" }), 2, "movement", nothing)).toBe(false);
    expect(hasCome(step({ after: "split", round: 2 }), 1, "action", new Set(["split"]))).toBe(true);
  });
});

describe("its words", () => {
  beforeEach(() => useCatalogue("en"));

  test("name companies and print signs as the board does; money stays a number", () => {
    expect(argsOf(step({ args: { company: "american", sign: "-2", cash: 20 } }))).toEqual({ company: "American Automotive", sign: "−2", cash: 20 });
  });
});
