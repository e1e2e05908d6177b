// Games of random answers, played by the real engine when the tests run.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { GameEvent } from "../protocol/game";
import type { View } from "../protocol/frames";

export interface Recorded {
  seat: number | null;
  start: View;
  events: GameEvent[];
  views: Record<string, View>;
}

const root = join(process.cwd(), "..");

export function playedGames(seeds: number[]): Recorded[] {
  const python = process.env.PYTHON ?? join(root, ".venv", "bin", "python");
  const made = execFileSync(python, ["tools/web_games.py", ...seeds.map(String)], { cwd: root, maxBuffer: 1 << 28 });
  return (JSON.parse(made.toString()) as Recorded[][]).flat();
}
