// Shows steps one after the other, each for as long as it wants to be looked at.
import { pace } from "./settings.svelte";

const MANY = 60; // behind so many waiting steps one hurries

export class Reel<Step> {
  running = $state(false);
  #waiting: Step[] = [];
  #going = false;

  /** `show` does a step and says how many milliseconds it wants; null if there was nothing to see. */
  constructor(private readonly show: (step: Step) => number | null) {}

  add(steps: Step[]): void {
    this.#waiting.push(...steps);
    void this.#go();
  }

  clear(): void {
    this.#waiting = [];
  }

  async #go(): Promise<void> {
    if (this.#going) return;
    this.#going = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      const wanted = this.show(step);
      if (wanted === null) continue;
      this.running = true;
      const wait = wanted * pace() * (this.#waiting.length > MANY ? 0.2 : 1);
      if (wait > 0 && !document.hidden) await new Promise((done) => setTimeout(done, wait));
    }
    this.running = false;
    this.#going = false;
  }
}
