// How long a person waits for three bots in a whole base game: the pauses that were drawn for them and the beats of what they do, laid over
// each other as they are in a browser. The reveal and the reckoning are what one plays for, and have a length of their own (story.test.ts).
// Nothing here depends on how fast a machine is.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beatOf } from "./beats";

interface Answer {
  pause: number;
  events: { event: string; seat: number | null; phase: string }[];
}

const LEVELS = ["level-1", "level-6", "level-8", "level-9", "level-10", "cautious", "aggressive", "bluffing", "hoarding"];
const SHOWN = ["movement", "game-end", "over"]; // the reveal and the reckoning
const FACTORS: Record<string, number> = { normal: 1, instant: 0 };
const root = join(process.cwd(), "..");

function games(pace: string): Record<string, Answer[][]> {
  const python = process.env.PYTHON ?? join(root, ".venv", "bin", "python");
  return JSON.parse(execFileSync(python, ["tools/web_waits.py", pace, ...LEVELS], { cwd: root, maxBuffer: 1 << 28 }).toString()) as Record<string, Answer[][]>;
}

/** Seconds from an answer of the person until the next question: what arrives waits until what came before has been looked at. */
function waited(turn: Answer[], factor: number): number {
  let arrived = 0;
  let seen = 0;
  for (const { pause, events } of turn) {
    arrived += pause;
    const beats = events.reduce((sum, { event, seat, phase }) => sum + (SHOWN.includes(phase) ? 0 : beatOf(event, seat === 0)), 0) / 1000;
    seen = Math.max(seen, arrived) + beats * factor;
  }
  return seen;
}

test.each([
  ["normal", 60],
  ["instant", 10],
])("at %s a whole base game costs at most %i seconds of waiting, whoever sits across", (pace, most) => {
  const told = Object.entries(games(pace)).map(([level, turns]) => [level, turns.reduce((sum, turn) => sum + waited(turn, FACTORS[pace]!), 0)] as const);

  expect(told.map(([level]) => level)).toEqual(LEVELS);
  for (const [level, seconds] of told) expect(seconds, level).toBeLessThanOrEqual(most);
  for (const [level, seconds] of told) expect(seconds, level).toBeGreaterThan(most / 60);
  console.info(pace, told.map(([level, seconds]) => `${level} ${seconds.toFixed(1)} s`).join(", "));
});
