// Strategies that bring money.
import type { Drawing } from "../gallery.svelte";
import { arrow, coin, ground, leaf, spark } from "./pieces";

export const CASH: Record<string, Drawing> = {
  // Nothing left but the barrel.
  "naked-short": {
    tones: ["#b5793f", "#462408", "#f5e6d2"],
    art: `${ground(74)}<path class="l4" d="M46 34L50 12M74 34L70 12"/><circle class="l2" fill="#f0c6a5" cx="60" cy="14" r="10"/><circle class="b" cx="56" cy="13" r="1.5"/><circle class="b" cx="64" cy="13" r="1.5"/><path class="l2" d="M56 19c3-2 5-2 8 0"/>
      <path class="a l" d="M40 32h40c4 14 4 26 0 38H40c-4-12-4-24 0-38z"/><path class="l4" d="M38 40h44M38 62h44"/><path class="l1" d="M52 34v34M60 34v34M68 34v34"/><path class="l4" d="M52 72v8M68 72v8"/><path class="l4" d="M38 40l-12 10M82 40l12 10"/>${arrow(104, 28, 180, "r", 0.8)}`,
  },
  // A crane sets another block on the tower.
  "block-trading": {
    tones: ["#d98a2b", "#4f2c04", "#faecd6"],
    art: `${ground(74)}<path class="a l" d="M20 54h24v20H20zM46 54h24v20H46zM33 32h24v20H33z"/><path class="pl3" d="M25 59h10M51 59h10M38 37h10"/><path class="l4" d="M98 76V6M104 12H40"/><path class="l2" d="M98 20L84 12M98 6L64 12"/><path class="l2" d="M74 12v12M66 28l8-4 8 4"/><rect class="y l" x="64" y="28" width="20" height="18"/><path class="l5" d="M90 76h18"/>`,
  },
  // One gem among the stones.
  "value-investing": {
    tones: ["#3a9c9a", "#103f40", "#e2f1ef"],
    art: `<path class="h" d="M0 62h120v22H0z"/><g class="l" fill="#b9b3a6"><path d="M12 66c2-12 24-12 28 0 1 8-28 8-28 0zM80 68c2-14 26-12 28 0 0 8-28 8-28 0zM34 74c2-10 22-10 26 0 0 7-26 7-26 0zM62 76c2-8 20-8 24 0 0 6-24 6-24 0z"/></g>
      <path class="a l" d="M44 30h32l10 13-26 28-26-28z"/><path class="l2" d="M34 43h52M50 43l10 28 10-28-6-13M50 43l6-13"/><path class="w" d="M50 43h20l-4-11H54z" opacity=".7"/>${spark(94, 22, 8, "b")}${spark(26, 24, 6, "b")}<path class="l" d="M60 20v-8"/>`,
  },
  // Eggs in more than one basket: six colours in a nest.
  diversification: {
    tones: ["#a9783c", "#432a0c", "#f6ead4"],
    art: `${ground(76)}<path class="l4" d="M26 46C30 2 90 2 94 46"/><g class="l2"><ellipse cx="38" cy="42" rx="9" ry="12" fill="#65479e" transform="rotate(-16 38 42)"/><ellipse cx="53" cy="36" rx="9" ry="12" fill="#1c6e48"/><ellipse cx="68" cy="36" rx="9" ry="12" fill="#1b6a99"/><ellipse cx="83" cy="42" rx="9" ry="12" fill="#ab362d" transform="rotate(16 83 42)"/><ellipse cx="60" cy="44" rx="9" ry="11" fill="#f0b637"/></g>
      <path class="a l" d="M20 48h80l-10 28H30z"/><path class="l1" d="M24 58h72M27 67h66M36 48l6 28M50 48l3 28M70 48l-3 28M84 48l-6 28"/>`,
  },
  // A megaphone and a placard.
  "activist-investor": {
    tones: ["#d2512f", "#531405", "#fbe4d8"],
    art: `${ground(76)}<path class="l4" d="M92 78V36"/><rect class="w l" x="70" y="8" width="42" height="30" rx="2"/><path class="lr" d="M78 30l9-8 6 4 11-12"/>
      <path class="a l" d="M14 40l34-20v40L22 50h-8z"/><path class="w l" d="M48 18c5 0 8 9 8 22s-3 22-8 22z"/><path class="b" d="M20 51l12 4 4 18h-9z"/><path class="l" d="M60 22l5-4M62 40h6M60 58l5 4"/>`,
  },
  // A ring of all six.
  "index-fund": {
    tones: ["#3b6f9e", "#14304c", "#e2ebf4"],
    art: `${["#65479e", "#1c6e48", "#1b6a99", "#ab362d", "#525d69", "#f0b637"].map((fill, at) => `<path class="l2" fill="${fill}" transform="rotate(${at * 60} 60 42)" d="M60 5a37 37 0 0 1 32 18.5L75 33a17 17 0 0 0-15-8.5z"/>`).join("")}<circle class="w l" cx="60" cy="42" r="17"/><path class="lg" d="M51 48l6-7 5 4 8-10"/>`,
  },
  // A third hand between the two that trade.
  interpositioning: {
    tones: ["#6a8f4f", "#213a12", "#eaf2df"],
    art: `<path class="w l" d="M0 26h20c6-4 14-4 20 2l8 8-6 6-10-6-8 8H0z"/><path class="w l" d="M120 26h-20c-6-4-14-4-20 2l-8 8 6 6 10-6 8 8h24z"/><path class="b" d="M0 22h12v26H0zM108 22h12v26h-12z"/>
      <path class="a l" d="M46 84V62c-6-4-8-10-4-14l6 5V38c0-5 7-5 7 0v-5c0-5 7-5 7 0v2c0-5 7-4 7 0v4c1-4 6-3 6 1v14c0 6-2 9-5 12v18z"/>${coin(60, 18, 12)}<path class="l2" d="M40 12l-6-4M80 12l6-4"/>`,
  },
  // The receipt comes back with money.
  "brokers-rebate": {
    tones: ["#d9a441", "#5a3602", "#f6e9cd"],
    art: `<path class="w l" d="M20 6h46v66l-5.7-5-5.8 5-5.7-5-5.8 5-5.7-5-5.8 5-5.7-5-5.8 5z"/><path class="l" stroke-opacity=".5" d="M28 16h30M28 24h20M28 40h30"/><path class="l1" stroke-dasharray="3 3" d="M28 32h30"/>
      <path class="l6" d="M76 14c26 0 30 36 8 44"/><path class="b" d="M92 48L74 62l20 8z"/>${coin(56, 58, 13)}`,
  },
  // Papers in at the top, coins out below.
  "payment-for-order-flow": {
    tones: ["#4c8fb0", "#123848", "#dfeef4"],
    art: `${leaf(38, 14, -18, "w", "", 0.55)}${leaf(60, 10, 4, "w", "", 0.55)}${leaf(82, 14, 20, "w", "", 0.55)}<path class="a l" d="M18 28h84L70 54v12H50V54z"/><path class="pl3" d="M30 34h20"/>
      ${coin(60, 74, 8)}${coin(40, 78, 6)}${coin(80, 78, 6)}<path class="l2" d="M20 18l6 4M100 18l-6 4"/>`,
  },
  // A tree of coins in the wind.
  "windfall-tax": {
    tones: ["#5aa36a", "#17432a", "#e0f1e5"],
    art: `${ground(74)}<path class="l5" d="M36 76c0-16 2-26 8-34M42 54c6-6 12-8 18-8"/><path class="a l" d="M22 34c-6-12 4-24 16-22 8-10 26-6 26 6 12 2 12 18 0 20 0 8-12 10-18 4-8 8-24 4-24-8z"/>
      ${coin(38, 28, 6)}${coin(54, 24, 6)}${coin(84, 34, 7)}${coin(98, 52, 7)}${coin(78, 62, 7)}<path class="l" d="M70 10h26c8 0 8-8 2-8M74 20h34c8 0 8 8 2 8M88 76c4 4 10 4 14 0"/>`,
  },
  // A cake with a coin on top, cut for all.
  "special-dividend": {
    tones: ["#d5698c", "#541a30", "#fbe6ec"],
    art: `${ground(74)}<path class="w l" d="M24 42h72v30H24z"/><path class="a l" d="M20 42c0-8 6-12 12-12h56c6 0 12 4 12 12 0 6-8 8-10 2-2 8-12 8-14 0-2 8-12 8-14 0-2 8-12 8-14 0-2 8-12 8-14 0-4 6-14 4-14-2z"/><path class="la" d="M24 60h72"/><path class="l2" d="M60 50v22M80 50v22M40 50v22"/>
      <path class="b" d="M12 72h96v6H12z"/>${coin(60, 16, 12)}<path class="l" d="M38 14l-6-4M82 14l6-4M36 26h-6M84 26h6"/>`,
  },
  // Watered, it grows from year to year.
  "dividend-growth-investing": {
    tones: ["#3f9a58", "#123f20", "#e1f2e2"],
    art: `<path d="M0 70h120v14H0z" fill="#8a5a34"/><g class="lg"><path d="M24 70V56M52 70V44M80 70V30"/></g><path class="g l1" d="M24 60c-8 0-10-5-10-8 6 0 10 3 10 8zM52 56c-8 0-11-5-11-9 7 0 11 4 11 9zM52 52c8 0 11-5 11-9-7 0-11 4-11 9zM80 50c-9 0-12-6-12-10 8 0 12 4 12 10zM80 44c9 0 12-6 12-10-8 0-12 4-12 10z"/>
      ${coin(24, 50, 6)}${coin(52, 36, 8)}${coin(80, 20, 10)}<path class="a l" d="M98 36h20v22H98z"/><path class="l3" d="M98 44l-10-8M106 36c0-8 12-8 12 0"/><path class="l2" d="M86 42l-2 5M90 46l-2 5"/>`,
  },
  // The parachute of those who leave.
  "golden-parachute": {
    tones: ["#c4503d", "#4b1a12", "#dcebf3"],
    art: `<path class="h" d="M0 68c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0v20H0z"/><path class="a l" d="M24 38C24 16 40 5 60 5s36 11 36 33c-4-4-8-5-12-5s-8 2-12 5c-4-4-8-5-12-5s-8 1-12 5c-4-3-8-5-12-5s-8 1-12 5z"/>
      <path class="l2" d="M48 38c0-16 4-28 12-33 8 5 12 17 12 33-4-4-8-5-12-5s-8 1-12 5z" fill="#fff2c4"/><path class="l1" d="M24 38l33 24M48 38l10 24M72 38L62 62M96 38L63 62"/>${coin(60, 67, 11)}`,
  },
  // A bear that has been among the shares.
  "bear-raid": {
    tones: ["#8a5a38", "#33190a", "#f1e2d3"],
    art: `<circle class="a l" cx="34" cy="22" r="12"/><circle class="a l" cx="86" cy="22" r="12"/><circle class="b" cx="34" cy="22" r="5"/><circle class="b" cx="86" cy="22" r="5"/><path class="a l" d="M60 10c24 0 36 16 36 34S82 78 60 78 24 62 24 44s12-34 36-34z"/>
      <path class="w l2" d="M60 42c12 0 18 7 18 15s-8 15-18 15-18-7-18-15 6-15 18-15z"/><path class="b" d="M52 47h16l-8 9z"/><path class="l" d="M60 56v5M52 65c4-5 12-5 16 0"/><path class="b" d="M26 30h68l-4 12c-8 4-18 2-24-4h-12c-6 6-16 8-24 4z"/><circle class="w" cx="44" cy="36" r="4"/><circle class="w" cx="76" cy="36" r="4"/><circle class="b" cx="45" cy="36" r="2"/><circle class="b" cx="75" cy="36" r="2"/>`,
  },
  // The balloon is blown up, and then …
  "pump-and-dump": {
    tones: ["#d0568a", "#4e1733", "#f7e5ea"],
    art: `<path class="h" d="M0 74h120v10H0z"/><path class="a l" d="M80 8c14 0 23 11 23 24 0 14-12 24-22 28-11-4-24-14-24-28C57 19 66 8 80 8z"/><path class="pl4" d="M67 22c3-5 7-7 11-7"/><path class="b" d="M81 60l-5 7h10z"/><path class="l3" d="M81 67c0 11-20 9-34 7"/>
      <rect class="w l" x="22" y="36" width="18" height="38" rx="2"/><path class="l4" d="M31 36V14"/><path class="l6" d="M19 14h24"/><path class="l5" d="M16 75h34"/><path class="l" d="M12 34V20M12 20l-4 5M12 20l4 5M50 20v14M50 34l-4-5M50 34l4-5"/>`,
  },
  // A hand that takes the share back and pays.
  "share-buyback": {
    tones: ["#3c7fb4", "#0f3350", "#dcebf6"],
    art: `${leaf(40, 32, -10, "a", `<path class="pl2" d="M-7-9H7M-7-3H4"/><path class="pl2" d="M-7 10l5-5 4 3 5-7"/>`, 1.35)}${coin(84, 24, 13)}<path class="l5" d="M58 14c6-6 12-7 16-6M66 42c-4 4-8 5-12 5"/><path class="b" d="M72 1l8 7-9 6zM56 41l-7 6 8 7z"/><path class="w l" d="M14 66h16c10-6 20-6 28 0h14c6 0 6 7 0 7H56M72 70l20-9c6-2 9 4 4 7L72 82H14z"/><path class="b" d="M6 62h10v22H6z"/>`,
  },
  // A price tag on fire.
  "fire-sale": {
    tones: ["#e0702a", "#5a1c02", "#fdeadb"],
    art: `<path class="r l" d="M60 2c3 14 26 22 26 48 0 18-12 30-26 30S34 68 34 50c0-10 5-16 10-22 1 6 3 9 6 10C49 24 55 14 60 2z"/><path class="y l2" d="M61 26c2 10 15 16 15 31 0 11-7 19-16 19s-16-8-16-19c0-7 4-11 7-15 1 4 3 5 5 6 0-8 3-14 5-22z"/>
      <g transform="rotate(-14 60 58)"><path class="w l" d="M38 46h34l12 12-12 12H38z"/><circle class="b" cx="74" cy="58" r="3"/><path class="lr" d="M46 64l16-12"/><circle class="r" cx="48" cy="53" r="3"/><circle class="r" cx="61" cy="63" r="3"/></g><path class="l" d="M20 40l4-6M100 40l-4-6M16 60l6-2M104 60l-6-2"/>`,
  },
};
