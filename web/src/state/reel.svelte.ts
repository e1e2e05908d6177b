// Shows steps one after the other, each for as long as it wants to be looked at; any beat can be cut short.
import { pace } from "./settings.svelte";

const MANY = 240; // behind so many waiting steps, more than a round has, one hurries

export class Reel<Step> {
  running = $state(false);
  #waiting: Step[] = [];
  #going = false;
  #hurrying = false;
  #cut: (() => void) | null = null;

  /** `show` does a step and says how many milliseconds it wants; null if there was nothing to see. */
  constructor(private readonly show: (step: Step) => number | null) {}

  add(steps: Step[]): void {
    this.#waiting.push(...steps);
    void this.#go();
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Ends the beat that is being looked at. */
  skip(): void {
    this.#cut?.();
  }

  /** Shows all that waits without a pause. */
  hurry(): void {
    this.#hurrying = this.#going;
    this.#cut?.();
  }

  /** Whether what waits is shown without a pause. */
  get hurrying(): boolean {
    return this.#hurrying;
  }

  async #go(): Promise<void> {
    if (this.#going) return;
    this.#going = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const wanted = this.#shown(step);
      if (wanted === null) continue;
      this.running = true;
      const wait = this.#waitOf(wanted);
      if (wait > 0 || this.#waiting.length <= MANY) await this.#rest(wait); // a long past is drawn once, not step by step
    }
    this.running = false;
    this.#going = false;
    this.#hurrying = false;
  }

  /** A step that cannot be shown does not hold up those behind it: the question comes last. */
  #shown(step: Step): number | null {
    try {
      return this.show(step);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  #waitOf(wanted: number): number {
    return this.#hurrying || document.hidden ? 0 : wanted * pace() * (this.#waiting.length > MANY ? 0.2 : 1);
  }

  async #rest(wait: number): Promise<void> {
    if (wait <= 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, wait);
      this.#cut = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#cut = null;
  }
}
