// What a person has picked up but not yet put anywhere.
import type { Picked } from "./scene";

export class Picking implements Picked {
  card = $state<string | null>(null);
  some = $state.raw<number[] | null>(null);
  peek = $state<number | null>(null);

  clear(): void {
    this.card = null;
    this.some = null;
    this.peek = null;
  }
}
