// Portraits and emblems drawn from nothing but a key: the same key gives the same picture on every machine.

/** Numbers drawn from a text, always the same ones (FNV-1a, then a small mixer). */
export function drawsOf(key: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const sign of key) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    state = (state ^ (state >>> 15)) >>> 0;
    return state % below;
  };
}

export interface Portrait {
  wall: string;
  skin: string;
  hair: string;
  coat: string;
  tie: string;
  cut: number;
  glasses: boolean;
  beard: number;
  hat: number;
  collar: number;
}

const WALLS = ["#dfe7dd", "#e9dfcb", "#d9e2ea", "#eadbd6", "#e3dcec", "#dbe6e6"];
const SKINS = ["#f3d3b8", "#e6b790", "#cf9668", "#a96f45", "#7d4e30", "#5b3722"];
const HAIRS = ["#241c17", "#4a3020", "#7a5130", "#b98a4a", "#8c8c8c", "#d8d4cc", "#8a3b1e"];
const COATS = ["#22384d", "#3b2f4a", "#2e4a3c", "#5a2d2d", "#3d3d42", "#4d3a20"];
const TIES = ["#c24a3f", "#d9a032", "#2f8f6a", "#3d76b8", "#8c54a8", "#e8e0d0"];

/** What a portrait is made of. */
export function portraitOf(key: string): Portrait {
  const draw = drawsOf(`portrait 3402:${key}`); // the number that tells the usual names of bots best apart
  const of = (list: readonly string[]): string => list[draw(list.length)]!;
  return {
    wall: of(WALLS),
    skin: of(SKINS),
    hair: of(HAIRS),
    coat: of(COATS),
    tie: of(TIES),
    cut: draw(6),
    glasses: draw(3) === 0,
    beard: draw(5),
    hat: draw(7),
    collar: draw(3),
  };
}

export interface Sigil {
  hue: number;
  petals: number;
  rings: string[];
  star: string;
}

/** A guilloche rosette, as on a share certificate, for a strategy card. */
export function sigilOf(key: string): Sigil {
  const draw = drawsOf(`sigil:${key}`);
  const petals = 5 + draw(7);
  const rings = [0, 1, 2].map((ring) => rosette(petals + ring * (1 + draw(3)), 9.5 - ring * 2.4, 1.2 + draw(14) / 10));
  return { hue: draw(12) * 30, petals, rings, star: starOf(3 + draw(6), 3.4, 1.2 + draw(12) / 10) };
}

function rosette(petals: number, radius: number, depth: number): string {
  const points = Array.from({ length: 97 }, (_, step) => {
    const angle = (step / 96) * 2 * Math.PI;
    const reach = radius + depth * Math.cos(petals * angle);
    return `${(12 + reach * Math.cos(angle)).toFixed(2)} ${(12 + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

function starOf(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner / points) * Math.PI - Math.PI / 2;
    const reach = corner % 2 ? inner : outer;
    return `${(12 + reach * Math.cos(angle)).toFixed(2)} ${(12 + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
