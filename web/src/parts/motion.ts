// How things move so that one can follow them: from where they come, to where they go.
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import type { Flight, Place } from "../state/flights.svelte";
import { pace } from "../state/settings.svelte";

function centre(selector: string): { x: number; y: number } | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Flies from (or, as an outro, to) the element that the selector names. */
export function travel(node: Element, { at }: { at: string }): TransitionConfig {
  const length = 320 * pace();
  const there = length ? centre(at) : null;
  if (!there) return { duration: 0 };
  const box = node.getBoundingClientRect();
  const x = there.x - (box.left + box.width / 2);
  const y = there.y - (box.top + box.height / 2);
  return {
    duration: length,
    easing: cubicOut,
    css: (near, far) =>
      `transform: translate(${x * far}px, ${y * far}px) scale(${0.5 + near / 2}); opacity: ${0.3 + near * 0.7}; z-index: 5; position: relative;`,
  };
}

/** Meeples go from one track to another; one that is sent home goes to its owner. */
export const [leave, arrive] = crossfade({
  duration: () => 420 * pace(),
  easing: cubicOut,
  fallback: (node, params) => travel(node, { at: `[data-seat="${String((params as { key?: string }).key).replace("meeple-", "")}"]` }),
});

/** Where a place is on the page. */
function selectorOf(place: Place): string {
  if (place === "bank") return "[data-place=wall]";
  if ("seat" in place) return `[data-purse="${place.seat}"]`;
  return "company" in place ? `[data-place=wall] [data-company="${place.company}"]` : `[data-pile="${place.pile}"]`;
}

const FLIGHT = 620;
const APART = 70; // between two coins of one heap

/** Sends an element of the air on its way, and says when the last one of its flight has landed. */
export function flyAlong(node: HTMLElement, { flight, at, landed }: { flight: Flight; at: number; landed: (flight: Flight) => void }): void {
  const [from, to] = [centre(selectorOf(flight.from)), centre(selectorOf(flight.to))];
  const isLast = at === flight.count - 1;
  if (!from || !to || !node.animate || !pace()) return void (isLast && queueMicrotask(() => landed(flight)));
  const put = ({ x, y }: { x: number; y: number }, scale: number): string => `translate(${x - node.offsetWidth / 2}px, ${y - node.offsetHeight / 2}px) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2 + (at - flight.count / 2) * 14, y: Math.min(from.y, to.y) - 24 - Math.abs(from.y - to.y) * 0.12 };
  const flying = node.animate(
    [
      { transform: put(from, 0.7), opacity: 0 },
      { transform: put(from, 1), opacity: 1, offset: 0.12 },
      { transform: put(middle, 1.15), opacity: 1, offset: 0.55 },
      { transform: put(to, 0.85), opacity: 1, offset: 0.94 },
      { transform: put(to, 0.6), opacity: 0 },
    ],
    { duration: FLIGHT * pace(), delay: at * APART * pace(), easing: "cubic-bezier(.3,.1,.3,1)", fill: "both" },
  );
  if (isLast) void flying.finished.catch(() => undefined).then(() => landed(flight));
}
