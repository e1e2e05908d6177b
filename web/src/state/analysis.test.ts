// What a coach finds comes line by line, and is put together as it comes.
import { describe, expect, test } from "vitest";
import type { AnalysisDecision } from "../protocol/wire";
import { Analysis, balance } from "./analysis.svelte";

const decision = (answer: number): AnalysisDecision => ({ kind: "decision", answer, seat: 0, grade: "" }) as AnalysisDecision;

describe("an analysis", () => {
  test("keeps findings in the order in which they come, and says how far it is", () => {
    const analysis = new Analysis();

    analysis.take([decision(3), { kind: "progress", done: 1, of: 2 }]);
    analysis.take([decision(5), { kind: "progress", done: 2, of: 2 }, { kind: "end", whole: true }]);

    expect(analysis.decisions.map((one) => one.answer)).toEqual([3, 5]);
    expect([analysis.done, analysis.end?.whole, analysis.isBroken]).toEqual([2, true, false]);
  });

  test("that breaks off is of no use any more", () => {
    const analysis = new Analysis();

    analysis.take([{ kind: "end", whole: false }]);

    expect(analysis.isBroken).toBe(true);
  });

  test("tells differences with a sign and how far they may be off", () => {
    expect([balance([0.12, 0.09, 0.15]), balance([-0.3, -0.4, -0.2]), balance([0, 0, 0])]).toEqual(["+12 ± 3", "−30 ± 10", "0 ± 0"]);
  });
});
