// The sounds as notes on paper: made by us, nothing is loaded. Amounts are seconds, hertz and shares of full loudness.
export interface Note {
  at: number;
  lasts: number;
  loud: number;
  /** A tone that glides from one pitch to another, or noise through a filter that does. */
  kind: "sine" | "triangle" | "square" | "noise";
  from: number;
  to?: number;
  /** How soon it is at its loudest. */
  rise?: number;
  /** Of noise: how narrow the filter is. */
  narrow?: number;
}

export const SOUNDS = ["card", "coin", "bid", "outbid", "turn", "split", "crash", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A struck bell: the partials of a desk bell, the high ones gone first. */
function bell(at: number, pitch: number, lasts: number, loud: number): Note[] {
  const partials: [number, number, number][] = [
    [1, 1, 1],
    [2.76, 0.45, 0.6],
    [5.4, 0.22, 0.35],
    [8.9, 0.1, 0.2],
  ];
  return partials.map(([ratio, share, stays]) => ({ at, lasts: lasts * stays, loud: loud * share, kind: "sine", from: pitch * ratio, rise: 0.003 }));
}

/** Wood on wood. */
function knock(at: number, pitch: number): Note[] {
  return [
    { at, lasts: 0.09, loud: 0.5, kind: "triangle", from: pitch, to: pitch * 0.72, rise: 0.002 },
    { at, lasts: 0.03, loud: 0.3, kind: "noise", from: pitch * 5, narrow: 2, rise: 0.001 },
  ];
}

/** A coin on coins. */
function clink(at: number, pitch: number): Note[] {
  return [
    { at, lasts: 0.14, loud: 0.22, kind: "sine", from: pitch, rise: 0.002 },
    { at, lasts: 0.1, loud: 0.14, kind: "sine", from: pitch * 1.53, rise: 0.002 },
    { at, lasts: 0.06, loud: 0.07, kind: "sine", from: pitch * 2.41, rise: 0.002 },
  ];
}

export const MOST_COINS = 5;

/** The notes of a sound; coins clink once each, five at most. */
export function notesOf(sound: Sound, count = 1): Note[] {
  switch (sound) {
    case "card": // a flick of paper
      return [
        { at: 0, lasts: 0.05, loud: 0.32, kind: "noise", from: 2600, to: 5200, narrow: 0.8, rise: 0.006 },
        { at: 0.035, lasts: 0.06, loud: 0.2, kind: "noise", from: 1500, to: 900, narrow: 1.2, rise: 0.004 },
      ];
    case "coin":
      return Array.from({ length: Math.max(1, Math.min(count, MOST_COINS)) }, (_, at) => clink(at * 0.075, 2350 + (at % 3) * 190)).flat();
    case "bid":
      return knock(0, 330);
    case "outbid": // the same, lower, then a falling third
      return [...knock(0, 220), { at: 0.1, lasts: 0.16, loud: 0.26, kind: "triangle", from: 392, rise: 0.012 }, { at: 0.24, lasts: 0.3, loud: 0.26, kind: "triangle", from: 311, rise: 0.012 }];
    case "turn":
      return bell(0, 1175, 0.9, 0.3);
    case "split": // a tear, then a bright fifth
      return [
        { at: 0, lasts: 0.28, loud: 0.3, kind: "noise", from: 900, to: 6200, narrow: 0.7, rise: 0.12 },
        { at: 0.26, lasts: 0.5, loud: 0.24, kind: "triangle", from: 587, rise: 0.008 },
        { at: 0.36, lasts: 0.6, loud: 0.24, kind: "triangle", from: 880, rise: 0.008 },
      ];
    case "crash": // a low drum, then glass
      return [
        { at: 0, lasts: 0.55, loud: 0.62, kind: "sine", from: 92, to: 40, rise: 0.004 },
        { at: 0, lasts: 0.12, loud: 0.22, kind: "noise", from: 240, narrow: 0.7, rise: 0.003 },
        ...[3520, 4680, 5900, 4100, 6800].map((pitch, at): Note => ({ at: 0.16 + at * 0.055, lasts: 0.22, loud: 0.1, kind: "sine", from: pitch, to: pitch * 0.97, rise: 0.002 })),
      ];
    case "win": // the opening bell, three strokes
      return [0, 0.38, 0.76].flatMap((at, stroke) => bell(at, 784, stroke === 2 ? 1.3 : 0.8, 0.3));
  }
}

/** How long a sound lasts. */
export function lengthOf(sound: Sound, count = 1): number {
  return Math.max(...notesOf(sound, count).map((note) => note.at + note.lasts));
}
