// Plays one sound at a time, at the volume that is set; nothing that is heard is not also seen.
import { settings } from "../state/settings.svelte";
import { lengthOf, type Note, notesOf, type Sound } from "./score";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
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

/** Writes a sound into a context, also one that renders without loudspeakers. */
export function schedule(into: BaseAudioContext, sound: Sound, count: number, start: number, target: AudioNode): void {
  for (const note of notesOf(sound, count)) voice(into, note, start + note.at, target);
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

function voice(into: BaseAudioContext, note: Note, start: number, target: AudioNode): void {
  const gain = into.createGain();
  const end = start + note.lasts;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(note.loud, start + Math.min(note.rise ?? 0.005, note.lasts / 2));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(target);
  const source = note.kind === "noise" ? hiss(into, note, start, end, gain) : tone(into, note, start, end, gain);
  source.start(start);
  source.stop(end + 0.02);
}

function tone(into: BaseAudioContext, note: Note, start: number, end: number, gain: GainNode): OscillatorNode {
  const source = into.createOscillator();
  source.type = note.kind as OscillatorType;
  source.frequency.setValueAtTime(note.from, start);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, end);
  source.connect(gain);
  return source;
}

function hiss(into: BaseAudioContext, note: Note, start: number, end: number, gain: GainNode): AudioBufferSourceNode {
  const filter = into.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = note.narrow ?? 1;
  filter.frequency.setValueAtTime(note.from, start);
  if (note.to) filter.frequency.exponentialRampToValueAtTime(note.to, end);
  const source = into.createBufferSource();
  source.buffer = noiseOf(into);
  source.connect(filter).connect(gain);
  return source;
}

/** A second of noise, always the same. */
function noiseOf(into: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === into.sampleRate) return noise;
  noise = into.createBuffer(1, into.sampleRate, into.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 0x2545f491;
  for (let at = 0; at < samples.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[at] = state / 0x80000000;
  }
  return noise;
}
