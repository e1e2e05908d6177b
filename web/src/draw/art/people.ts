// The parts that likenesses are made of, on a field of 100 by 100: one silhouette for everybody, then hair, face and a prop.
export interface Person {
  ground: string;
  skin: string;
  coat: string;
  shirt?: string;
  tie?: string;
  /** Behind the shoulders: hair, a hood, a chair. */
  behind?: string;
  /** Over the head: hair and hats. */
  over?: string;
  face?: string;
  /** In front of everything. */
  prop?: string;
  ears?: boolean;
}

const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number): string => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`;
export const shapes = { path, line };

export const EYES = `<circle cx="42" cy="43" r="2.7" fill="#20180f"/><circle cx="58" cy="43" r="2.7" fill="#20180f"/>`;
export const brows = (colour: string, angle = 0): string => line(`M37 ${37 + angle}c3-2 7-2 10 ${-angle}M53 ${37}c3-2 7-2 10 ${angle}`, colour, 3);
export const smile = (colour = "#8d4a35"): string => line("M43 56c4 4 10 4 14 0", colour, 2.8);
export const lips = (colour = "#b8303f"): string => path("M42 56c3-2 5-2 8-1 3-1 5-1 8 1-4 5-12 5-16 0z", colour);
export const flat = (colour = "#7a4028"): string => line("M44 57h12", colour, 2.8);
export const grin = `<path d="M41 54h18c-1 7-5 9-9 9s-8-2-9-9z" fill="#fff" stroke="#7a3a2a" stroke-width="2"/>`;
export const roundGlasses = (stroke = "#2a2f36", glass = ".5"): string =>
  `<g fill="#fffaf0" fill-opacity="${glass}" stroke="${stroke}" stroke-width="3"><circle cx="40.5" cy="43" r="8"/><circle cx="59.5" cy="43" r="8"/></g><path d="M48.5 42h3" stroke="${stroke}" stroke-width="3"/>`;
export const squareGlasses = (stroke = "#2a2f36"): string =>
  `<g fill="#fffaf0" fill-opacity=".5" stroke="${stroke}" stroke-width="3"><path d="M31 37h16v12H33zM53 37h16l-2 12H53z"/></g><path d="M47 40h6" stroke="${stroke}" stroke-width="3"/>`;
export const darkGlasses = `<path d="M30 37h40v4c0 8-14 11-17 1h-6c-3 10-17 7-17-1z" fill="#191c22"/><path d="M34 39l6 0-4 6zM56 39h6l-4 6z" fill="#fff" opacity=".25"/>`;

/** A whole likeness. */
export function person(one: Person): string {
  const { ground, skin, coat, shirt = "#fff8e6", tie = "", behind = "", over = "", face = EYES + smile(), prop = "", ears = true } = one;
  return [
    `<rect width="100" height="100" fill="${ground}"/><path d="M0 0h100v100z" fill="#fff" opacity=".2"/>`,
    behind,
    path("M12 100c2-20 14-28 38-28s36 8 38 28z", coat),
    path("M38 73l12 15 12-15-4-7H42z", shirt),
    tie && path("M46.5 80h7l3.5 20H43z", tie),
    path("M42 56h16v14c-4 6-12 6-16 0z", skin),
    path("M42 64c5 4 11 4 16 0v5c-5 4-11 4-16 0z", "#000", ' opacity=".14"'),
    ears ? `<g fill="${skin}"><circle cx="31.5" cy="45" r="4.5"/><circle cx="68.5" cy="45" r="4.5"/></g>` : "",
    path("M32 40c0-17 8-23 18-23s18 6 18 23-8 26-18 26-18-9-18-26z", skin),
    path("M50 66c8 0 16-8 17.6-20 .9-14-1.6-26-10-28 4 12 3 36-7.6 48z", "#000", ' opacity=".07"'),
    face,
    over,
    prop,
  ].join("");
}
