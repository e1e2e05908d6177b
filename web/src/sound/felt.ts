// What is felt in the hand where a device can tremble: what concerns this person, each in its own rhythm.
import { settings } from "../state/settings.svelte";
import type { Sound } from "./score";

/** Milliseconds of trembling and rest in turn; what is not listed is heard only. */
const RHYTHMS: Partial<Record<Sound, number[]>> = {
  bid: [18],
  outbid: [60, 50, 60],
  turn: [80],
  split: [25, 40, 25, 40, 25],
  crash: [220],
  win: [50, 60, 50, 60, 240],
};

/** Lets the device tremble as a sound is heard; nothing before the person has touched the page, as browsers want it. */
export function feel(sound: Sound): void {
  const rhythm = RHYTHMS[sound];
  if (rhythm && settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(rhythm);
}
