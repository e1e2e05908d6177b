// Strategies that move prices, bet on them or bend forecasts.
import type { Drawing } from "../gallery.svelte";
import { arrow, coin, ground, leaf } from "./pieces";

export const MOVES: Record<string, Drawing> = {
  // A puppeteer's cross: one price up, the other down.
  "market-maker": {
    tones: ["#8c6bb8", "#2c1a48", "#ece4f5"],
    art: `<path class="a l" d="M24 12l72-6 2 9-72 6z"/><path class="a l" d="M56 2h9l1 20h-9z"/><path class="l1" d="M32 20l4 22M61 22v10M90 15l-4 34"/>
      ${arrow(36, 54, 0, "g", 1.25)}${arrow(86, 62, 180, "r", 1.25)}<circle class="w l2" cx="61" cy="38" r="6"/><path class="l2" d="M57 48h8"/>`,
  },
  // Lightning into three columns at once.
  "systemic-shock": {
    tones: ["#5f7fa6", "#1c2f49", "#dfe8f2"],
    art: `${ground(74)}<path class="w l" d="M22 34h16v40H22zM52 40h16v34H52zM82 34h16v40H82z"/><path class="l2" d="M30 42l-4 8 7 6-5 8 4 10M90 42l4 9-7 6 5 8-3 9M60 48l-3 8 6 6-3 12"/>
      <path class="b" d="M18 28h24v6H18zM48 34h24v6H48zM78 28h24v6H78z"/><path class="y l" d="M66 2L46 22h12l-6 16 22-22H62z"/><path class="l2" d="M36 18l-8 6M84 18l8 6"/>`,
  },
  // A press that stamps round lips of a crowd: clamps squeeze a coin.
  "short-squeeze": {
    tones: ["#e8c53a", "#4a3a00", "#f5f0da"],
    art: `<path class="b" d="M14 10h92v10H14zM14 66h92v10H14z"/><path class="l7" d="M60 0v8"/><path class="l5" d="M44 2h32"/><ellipse class="a l" cx="60" cy="43" rx="38" ry="21"/>
      <path class="l3" d="M40 35l8 5-8 5M80 35l-8 5 8 5M52 54c4-4 12-4 16 0"/><path class="pl3" d="M34 32c4-4 8-6 14-7"/><path class="l" d="M16 44H8M104 44h8M20 30l-6-4M100 30l6-4M20 56l-6 4M100 56l6 4"/>`,
  },
  // A windmill that grinds words.
  "rumour-mill": {
    tones: ["#b07a4a", "#46280f", "#f4e6d4"],
    art: `${ground(72)}<path class="w l" d="M46 76l6-40h16l6 40z"/><path class="a l" d="M50 36c2-10 18-10 20 0z"/><path class="b" d="M56 62h8v14h-8z"/>
      <g class="a l2" transform="rotate(20 60 34)"><path d="M58 32V4h8v28zM62 36h28v-8H62zM62 36v28h-8V36zM62 32H34v8h28z"/></g><circle class="y l2" cx="60" cy="34" r="4"/>
      <path class="w l2" d="M88 52h20v14H98l-6 6v-6h-4z"/><path class="l2" d="M92 57h12M92 61h8"/><path class="w l2" d="M12 50h20v12h-4v6l-6-6H12z"/><path class="l2" d="M16 56h12"/>`,
  },
  // A report with stars and an arrow up.
  "analyst-upgrade": {
    tones: ["#2f9a6c", "#0e3f2a", "#dcf1e5"],
    art: `<rect class="w l" x="24" y="8" width="48" height="70" rx="3"/><path class="b" d="M38 4h20v9H38z"/><path class="l2" stroke-opacity=".5" d="M32 58h22M32 65h32"/>
      ${[38, 49, 60].map((x) => `<path class="y l1" d="M${x} 20l2 4 4 .6-3 3 .8 4.4-3.8-2-3.8 2 .8-4.4-3-3 4-.6z"/>`).join("")}<path class="l3" d="M32 50l9-8 7 5 12-11"/>${arrow(88, 44, 0, "a", 1.9)}`,
  },
  // Two arrows chase each other round a wheel of sectors.
  "sector-rotation": {
    tones: ["#2f86a8", "#0f3a4c", "#dcedf3"],
    art: `<circle class="w l" cx="60" cy="42" r="21"/><path class="a l2" d="M60 42V21a21 21 0 0 1 18 10.5z"/><path class="y l2" d="M60 42l18 10.5A21 21 0 0 1 60 63z"/><path class="r l2" d="M60 42L42 52.5a21 21 0 0 1 0-21z"/>
      <path class="l5" d="M28 34A34 34 0 0 1 84 18M92 50A34 34 0 0 1 36 66"/><path class="b" d="M80 8l12 14-17 5zM40 76L28 62l17-5z"/>`,
  },
  // A cat, quite dead, on its way up again.
  "dead-cat-bounce": {
    tones: ["#7d8794", "#252c36", "#e9ecf0"],
    art: `${ground(74)}<path class="l2" stroke-dasharray="4 4" d="M12 12c6 26 12 44 20 60M36 72C42 46 54 34 68 34"/><path class="l2" d="M26 76h16"/>
      <g transform="translate(-14 2) rotate(-14 78 36)"><path class="a l" d="M58 30c10-8 30-8 40 2 3 8 0 14-4 16H62c-6-4-8-12-4-18z"/><path class="a l" d="M94 26c2-5 6-6 8-10l5 6c4-1 7 0 9 3l-1 12c-4 5-14 5-19 0z"/><path class="l3" d="M60 34c-8-4-12-12-8-18M64 48v9M72 49v9M86 49v9M93 47v9"/><path class="l2" d="M100 25l4 4M104 25l-4 4M108 27l4 4M112 27l-4 4M104 35h5"/></g>`,
  },
  // A share in chains, with a padlock.
  "lock-up-agreement": {
    tones: ["#6c7f93", "#1f2b38", "#e3e9ee"],
    art: `${leaf(60, 42, 0, "w", `<path class="l2" stroke-opacity=".5" d="M-8-11H8M-8-6H4"/>`, 1.95)}<path class="l6" d="M14 20l92 46M106 20L14 66"/><path class="pl2" stroke-dasharray="3 7" d="M14 20l92 46M106 20L14 66"/>
      <path class="l5" d="M50 40V32c0-14 20-14 20 0v8"/><rect class="y l" x="43" y="38" width="34" height="27" rx="4"/><circle class="b" cx="60" cy="49" r="4"/><path class="l4" d="M60 50v8"/>`,
  },
  // A flask with a skull, and the pill beside it.
  "poison-pill": {
    tones: ["#5d9a3c", "#1f3d10", "#e6f1d9"],
    art: `${ground(72)}<path class="w l" d="M36 8h20v8h-3v10c10 3 17 12 17 22v24c0 3-2 5-5 5H27c-3 0-5-2-5-5V48c0-10 7-19 17-22V16h-3z"/><path class="a" d="M24 44h44v27c0 2-1 4-4 4H28c-3 0-4-2-4-4z"/>
      <path class="w l2" d="M46 46c8 0 12 5 12 11 0 4-2 6-4 7v5H38v-5c-2-1-4-3-4-7 0-6 4-11 12-11z"/><circle class="b" cx="42" cy="57" r="2.7"/><circle class="b" cx="50" cy="57" r="2.7"/><path class="l1" d="M44 69v-3M48 69v-3"/>
      <g transform="rotate(-32 90 58)"><path class="r l" d="M90 49H80a9 9 0 0 0 0 18h10z"/><path class="w l" d="M90 49h10a9 9 0 0 1 0 18H90z"/><path class="pl2" d="M78 53h6"/></g>`,
  },
  // Golf: the ball falls into the hole.
  "put-option": {
    tones: ["#4f9a5c", "#153f20", "#e2f1dd"],
    art: `<path class="a" d="M0 56c30-14 80-14 120 0v28H0z" opacity=".7"/><ellipse class="b" cx="82" cy="62" rx="12" ry="4.5"/><path class="l3" d="M82 62V10"/><path class="r l2" d="M82 10L60 19l22 9z"/>
      <path class="l2" stroke-dasharray="3 5" d="M30 50c16-10 32-10 46 4"/><circle class="w l2" cx="76" cy="54" r="6"/><path class="l4" d="M14 8l12 48"/><path class="b" d="M24 52l16 6-2 6-16-3z"/>${arrow(104, 36, 180, "r", 0.9)}`,
  },
  // A telephone that says: up.
  "call-option": {
    tones: ["#c0562f", "#4b1a08", "#fae6da"],
    art: `${ground(74)}<path class="a l" d="M24 72c0-14 8-24 18-26V36h8v8h20v-8h8v10c10 2 18 12 18 26z"/><circle class="w l2" cx="60" cy="59" r="10"/><circle class="b" cx="60" cy="59" r="3"/>
      <path class="b" d="M16 34c0-16 18-22 44-22s44 6 44 22c0 4-3 5-8 5h-8c-4 0-6-2-6-6 0-5-8-7-22-7s-22 2-22 7c0 4-2 6-6 6h-8c-5 0-8-1-8-5z"/>${arrow(104, 18, 0, "g", 0.9)}<path class="l2" d="M12 10l6 5M26 2l3 6"/>`,
  },
  // A pair of compasses, one foot on each side.
  straddle: {
    tones: ["#8a6db0", "#2d1c48", "#ebe3f4"],
    art: `${ground(74)}${arrow(26, 50, 0, "g", 1.3)}${arrow(94, 50, 180, "r", 1.3)}<path class="l5" d="M60 18L40 76M60 18l20 58"/><path class="pl1" d="M57 26L42 70M63 26l15 44"/><path class="l3" d="M48 52c8 5 16 5 24 0"/><circle class="y l" cx="60" cy="16" r="9"/><path class="l4" d="M60 7V1"/>`,
  },
  // A pencil that makes the curve better than it is.
  "falsified-earnings": {
    tones: ["#c65a5a", "#4f1616", "#f8e3e0"],
    art: `<rect class="w l" x="14" y="10" width="66" height="64" rx="2"/><path class="l2" d="M22 18v48h50"/><path d="M26 34l14 8 12 6 16 14" stroke="var(--b)" stroke-opacity=".35" stroke-width="3" stroke-dasharray="3 4"/><path class="lg" d="M26 58l14-8 12-8 16-20"/>
      <g transform="rotate(38 84 40)"><path class="y l" d="M78 4h14v46H78z"/><path class="w l" d="M78 50h14l-7 14z"/><path class="b" d="M82.5 58h5L85 64z"/><path class="r l" d="M78-4h14v8H78z"/></g>`,
  },
  // A hand that says stop.
  "trading-halt": {
    tones: ["#c8372d", "#5a0f0a", "#f9e0db"],
    art: `<path class="a l3" d="M46 4h28l20 20v28L74 72H46L26 52V24z"/><path class="pl2" d="M48 9h24l17 17v24L72 67H48L31 50V26z"/>
      <path class="w l2" d="M46 40V24a4 4 0 0 1 8 0v-5a4 4 0 0 1 8 0v4a4 4 0 0 1 8 0v8a4 4 0 0 1 8 0v14c0 10-7 17-16 17-8 0-12-4-16-12l-7-11c-1-4 4-6 7-2z"/><path class="l1" d="M54 24v14M62 23v15M70 30v9"/><path class="l5" d="M60 73v11"/>`,
  },
  // A small weight lifts a large coin.
  leverage: {
    tones: ["#3d7f9c", "#12394a", "#dfeef4"],
    art: `${ground(74)}<path class="l6" d="M8 70L112 36"/><path class="a l" d="M78 74l-10-22-12 22z"/>${coin(90, 26, 15)}<path class="b" d="M10 50h16l3 14H9z"/><path class="l3" d="M14 50c0-6 8-6 8 0"/><path class="l" d="M110 8V0M120 24h-5M76 10l-5-5"/><path class="l3" d="M36 28v16M36 44l-5-6M36 44l5-6"/>`,
  },
};
