// Plays one sound at a time, at the volume that is set; nothing that is heard is not also seen.
import { settings } from "../state/settings.svelte";
import { lengthOf, type Sound } from "./score";
import { schedule } from "./voices";

let context: AudioContext | null = null;
let playing: { gain: GainNode; until: number; rank: number } | null = null;
// What may be cut off by what: a card never silences a crash.
const RANK: Record<Sound, number> = { card: 0, coin: 1, bid: 1, outbid: 3, turn: 2, split: 3, crash: 3, win: 4 };

/** Browsers are silent until the person has done something: the first gesture makes the context. */
function unlock(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  } catch {
    // No sound on this device.
  }
}

/** Waits for the first gesture; call once, when the page begins. */
export function awaitGesture(): void {
  for (const name of ["pointerdown", "keydown"] as const) addEventListener(name, unlock, { once: true, capture: true });
}

/** Plays a sound now, unless one that matters more is still heard; `count` is the number of coins. */
export function play(sound: Sound, count = 1): void {
  if (!(settings.volume > 0) || !context || context.state !== "running") return;
  const now = context.currentTime;
  if (playing && now < playing.until) {
    if (playing.rank > RANK[sound]) return;
    playing.gain.gain.setTargetAtTime(0, now, 0.012);
  }
  const gain = context.createGain();
  gain.gain.value = settings.volume;
  gain.connect(context.destination);
  schedule(context, sound, count, now + 0.01, gain);
  playing = { gain, until: now + lengthOf(sound, count), rank: RANK[sound] };
}
