// Turns the notes of a sound into a graph of oscillators and filters, in any audio context.
import { type Note, notesOf, type Sound, SOUNDS } from "./score";

export { SOUNDS };

let noise: AudioBuffer | null = null;

/** Writes a sound into a context, also one that renders without loudspeakers. */
export function schedule(into: BaseAudioContext, sound: Sound, count: number, start: number, target: AudioNode): void {
  for (const note of notesOf(sound, count)) voice(into, note, start + note.at, target);
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
