// Pieces that many drawings share, so that a coin is the same coin everywhere. Fills and lines are classes of Picture.svelte:
// a, b, c the tones of the card, w paper, y gold, g green, r red, k ink, h a shade of a; l and l1 … l6 lines in the deep tone.

/** A coin with its middle at x, y. */
export function coin(x: number, y: number, r = 11): string {
  const scale = (r / 11).toFixed(2);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle class="y l" r="11"/><path class="l1" d="M3-3.5c-1.3-1.5-6-1.7-6 1 0 2.8 6.2 1.5 6.2 4.5 0 2.6-5.2 2.8-6.5 1M0-6.5v13"/></g>`;
}

/** A thick arrow in a box of 20 by 24 whose middle is x, y; turned by an angle, 0 pointing up. */
export function arrow(x: number, y: number, angle: number, fill = "a", scale = 1): string {
  return `<path class="${fill} l2" transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})" d="M0-12 10 0H4.5v12h-9V0H-10z"/>`;
}

/** A small card with its middle at x, y, turned; `inside` is drawn on it. */
export function leaf(x: number, y: number, angle: number, fill = "w", inside = "", scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})"><rect class="${fill} l2" x="-13" y="-18" width="26" height="36" rx="3"/>${inside}</g>`;
}

/** A face-down card. */
export function back(x: number, y: number, angle: number, scale = 1): string {
  const lattice = `<path class="pl1" d="M-8-13h16v26h-16zM-8-5 0-13 8-5-8 11M8-13-8 3M8 3-2 13M8 11 6 13M-8-5 8 11"/>`;
  return leaf(x, y, angle, "k", lattice, scale);
}

/** A sparkle. */
export function spark(x: number, y: number, r = 5, fill = "a"): string {
  const q = (r * 0.28).toFixed(1);
  return `<path class="${fill}" d="M${x} ${y - r}l${q} ${(r - Number(q)).toFixed(1)} ${(r - Number(q)).toFixed(1)} ${q}-${(r - Number(q)).toFixed(1)} ${q}-${q} ${(r - Number(q)).toFixed(1)}-${q}-${(r - Number(q)).toFixed(1)}-${(r - Number(q)).toFixed(1)}-${q} ${(r - Number(q)).toFixed(1)}-${q}z"/>`;
}

/** The ground on which things stand. */
export const ground = (y = 72): string => `<path class="h" d="M0 ${y}h120V84H0z"/>`;
