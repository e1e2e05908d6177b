// What the hint bot thinks of every answer that is open: asked for quickly first, then thoroughly.
import type { Command, Reply } from "../protocol/frames";

export interface Reason {
  key: string;
  words?: string;
}
export interface Option {
  answer: number;
  words?: string;
  money?: number;
  money_90?: [number, number];
  win?: number;
  win_90?: [number, number];
  reasons?: Reason[];
}

export class Advice {
  options = $state.raw<Option[]>([]);
  revision = $state(-1);
  thinking = $state(false);

  /** The answer it would give. */
  get best(): number | null {
    return this.options[0]?.answer ?? null;
  }

  of(answer: number): Option | null {
    return this.options.find((option) => option.answer === answer) ?? null;
  }

  /** How good an answer is between the worst (0) and the best (1); null if it was not looked at. */
  shareOf(answer: number): number | null {
    const option = this.of(answer);
    if (option?.money === undefined) return option ? 1 : null;
    const all = this.options.map((one) => one.money ?? 0);
    const least = Math.min(...all);
    const most = Math.max(...all);
    return most > least ? (option.money - least) / (most - least) : 1;
  }

  /** Asks, first for a quick word, then for a thorough one; what comes too late is dropped. */
  async ask(command: (what: Command) => Promise<Reply>, now: () => number): Promise<void> {
    const revision = now();
    this.thinking = true;
    try {
      for (const depth of ["quick", "deep"] as const) {
        const { hint } = await command({ do: "hint", depth });
        if (!hint || now() !== revision) break;
        this.options = hint.options as unknown as Option[]; // the schema has no pairs of numbers
        this.revision = revision;
      }
    } finally {
      this.thinking = false;
    }
  }

  clear(): void {
    this.options = [];
    this.revision = -1;
  }
}
