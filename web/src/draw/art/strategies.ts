// The drawings of the strategy cards, by family.
import type { Drawing } from "../gallery.svelte";

export const STRATEGIES: Record<string, Drawing> = {
  "golden-parachute": {
    tones: ["#c4503d", "#4b1a12", "#dcebf3"],
    art: `
    <path class="h" d="M8 66c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0v20H0z"/><path class="a l" d="M24 38C24 16 40 5 60 5s36 11 36 33c-4-4-8-5-12-5s-8 2-12 5c-4-4-8-5-12-5s-8 1-12 5c-4-3-8-5-12-5s-8 1-12 5z"/>
    <path class="l2" d="M48 38c0-16 4-28 12-33 8 5 12 17 12 33-4-4-8-5-12-5s-8 1-12 5z" fill="#fff2c4"/><path class="l1" d="M24 38l33 24M48 38l10 24M72 38L62 62M96 38L63 62"/>
    <g transform="translate(60 68) scale(.95)"><circle class="y l" r="11"/><path class="l1" d="M3-3.5c-1.3-1.5-6-1.7-6 1 0 2.8 6.2 1.5 6.2 4.5 0 2.6-5.2 2.8-6.5 1M0-6v12"/></g>`,
  },
  "pump-and-dump": {
    tones: ["#d0568a", "#4e1733", "#f7e5ea"],
    art: `
    <path class="h" d="M0 74h120v10H0z"/><path class="a l" d="M82 8c16 0 26 11 26 25 0 15-13 25-25 29-12-4-26-14-26-29C57 19 67 8 82 8z"/><path class="pl4" d="M68 22c3-5 8-7 12-7"/><path class="b" d="M83 62l-5 6h10z"/>
    <path class="l3" d="M83 68c0 10-20 8-34 6"/><rect class="w l" x="20" y="36" width="18" height="36" rx="2"/><path class="l4" d="M29 36V14"/><path class="l6" d="M16 14h26"/><path class="l5" d="M12 74h36"/>
    <path class="l" d="M8 34V22M8 22l-4 5M8 22l4 5M50 22v12M50 34l-4-5M50 34l4-5"/>`,
  },
  "tax-haven": {
    tones: ["#3d93ad", "#153f4c", "#e2f1f1"],
    art: `
    <circle class="y" cx="28" cy="22" r="11"/><path class="a" d="M0 62c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0v22H0z" opacity=".75"/><path class="l" d="M26 66c6-12 20-18 38-18s30 8 36 18c-20 8-54 8-74 0z" fill="#f1d9a0"/>
    <path class="l5" d="M60 50c2-12 4-22 10-30"/><path class="g l2" d="M70 20C60 10 48 12 42 22c10-4 20-4 28-2zM70 20c8-12 24-12 30-2-10-2-20-2-30 2zM70 20c-12 2-18 10-16 20 4-8 9-14 16-20zM70 20c12 2 18 10 16 20-4-8-9-14-16-20z"/>
    <rect class="l2" x="78" y="44" width="18" height="13" rx="2" fill="#7b4a22"/><path class="l1" d="M78 49h18"/><rect class="y" x="85" y="47" width="4" height="5"/>`,
  },
  "insider-trading": {
    tones: ["#8b6a3f", "#2f2213", "#efe3cc"],
    art: `
    <path class="a" d="M30 4h60v80H30z"/><path class="l2" d="M36 10h48v30H36zM36 46h48v34H36z"/><path class="b" d="M60 14c14 0 24 10 24 22 0 8-5 15-12 19l6 25H42l6-25c-7-4-12-11-12-19 0-12 10-22 24-22z"/>
    <path class="w" d="M40 37c6-9 13-13 20-13s14 4 20 13c-6 9-13 13-20 13s-14-4-20-13z"/><circle class="a" cx="60" cy="37" r="8.5"/><circle class="k" cx="60" cy="37" r="4"/><circle class="f" cx="63" cy="34" r="1.8"/>`,
  },
  "short-squeeze": {
    tones: ["#e8c53a", "#4a3a00", "#f5f0da"],
    art: `
    <path class="b" d="M14 12h92v10H14zM14 66h92v10H14z"/><path class="l7" d="M60 0v12"/><path class="l5" d="M44 3h32"/><ellipse class="a l" cx="60" cy="44" rx="40" ry="20"/>
    <path class="l3" d="M38 38l8 5-8 5M82 38l-8 5 8 5M52 54c4-4 12-4 16 0"/><path class="l" d="M10 44H2M110 44h8M14 30l-6-4M106 30l6-4"/>`,
  },
};
