// How things move so that one can follow them: from where they come, to where they go.
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
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

/** Meeples go from one track to another. */
export const [leave, arrive] = crossfade({
  duration: () => 420 * pace(),
  easing: cubicOut,
  fallback: (node) => travel(node, { at: "[data-players]" }),
});
