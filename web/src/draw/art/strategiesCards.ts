// Strategies about cards, secrets and the papers of the modules.
import type { Drawing } from "../gallery.svelte";
import { arrow, coin, ground, leaf, spark } from "./pieces";

const CERTIFICATE = `<path class="l2" d="M-7-11H7"/><path class="l1" stroke-opacity=".6" d="M-8-5H8M-8 0H8M-8 5H2"/><circle class="r" cx="6" cy="10" r="4"/>`;
const SHARE = `<path class="l1" stroke-opacity=".6" d="M-8-12H8M-8-7H3"/><path class="lg" d="M-8 9l5-6 4 3 7-9"/>`;

export const CARDS: Record<string, Drawing> = {
  // A mask over a share that has become two.
  "rogue-trading": {
    tones: ["#6a4f9c", "#221538", "#e8e0f3"],
    art: `${leaf(46, 42, -12, "w", SHARE, 1.6)}${leaf(76, 42, 12, "w", SHARE, 1.6)}<path class="b" d="M18 32c14-10 28-6 42 2 14-8 28-12 42-2 2 16-8 28-22 26-9-1-14-7-20-12-6 5-11 11-20 12-14 2-24-10-22-26z"/><ellipse class="w" cx="40" cy="42" rx="9" ry="6"/><ellipse class="w" cx="80" cy="42" rx="9" ry="6"/><circle class="b" cx="43" cy="42" r="3.5"/><circle class="b" cx="83" cy="42" r="3.5"/>`,
  },
  // An open car with a rolled bond beside the driver's seat.
  "convertible-bond": {
    tones: ["#3f8f86", "#0f3b38", "#def0ed"],
    art: `<path class="b" d="M0 68h120v16H0z"/><path class="pl2" d="M6 77h16M40 77h16M74 77h16M106 77h14"/><g transform="rotate(24 60 30)"><rect class="w l" x="48" y="4" width="18" height="40" rx="8"/><path class="r l2" d="M46 20h22v6H46z"/></g>
      <path class="a l" d="M10 60c-1-10 4-14 14-15l18-1h30l10-14 4 1-4 13 22 3c6 1 8 5 8 11 0 3-1 5-4 5H14c-3 0-4-1-4-3z"/><path class="w l2" d="M74 44l8-12 3 1-3 11z"/><path class="l2" d="M44 44v16M70 46v14"/><circle class="k" cx="32" cy="64" r="9"/><circle class="w" cx="32" cy="64" r="4"/><circle class="k" cx="92" cy="64" r="9"/><circle class="w" cx="92" cy="64" r="4"/>`,
  },
  // A card out of the sleeve.
  "fraudulent-transfer": {
    tones: ["#9c3f52", "#3d0f1a", "#f6e0e4"],
    art: `${leaf(74, 30, 24, "w", SHARE, 1.45)}<path class="w l" d="M40 56c6-10 14-14 22-12l14-4c6-1 8 5 3 8l-10 5 16-1c6 0 6 8 0 9l-14 2 8 2c5 2 3 8-2 8H56c-8 0-14-4-16-10z"/><path class="f l2" d="M34 50l14-4 4 28-14 4z"/><path class="b" d="M0 50l34-4 6 34-40 4z"/><circle class="y" cx="40" cy="56" r="2.5"/><circle class="y" cx="42" cy="66" r="2.5"/>`,
  },
  // A vulture, waiting.
  "vulture-capitalism": {
    tones: ["#7a6a5a", "#2b2019", "#f3dfc2"],
    art: `<circle class="y" cx="92" cy="22" r="13" opacity=".8"/><path class="l6" d="M4 70c30-8 70-6 116-2M90 68l14-12"/><path class="b" d="M36 66c-6-22 2-44 24-50 16 4 24 24 20 52-6 4-14 2-18-4-4 6-16 8-26 2z"/><path class="a" d="M44 62c-3-16 2-32 16-40-6 12-6 28-4 42-4 2-8 2-12-2z"/>
      <path class="w l2" d="M50 26c4-6 18-6 22 0 0 5-22 5-22 0z"/><path class="l4" stroke="#e3a08a" d="M60 24c0-8-2-12-8-14"/><path class="l2" fill="#e3a08a" d="M52 16c-8 2-12-2-12-7 0-6 8-8 13-4 4 3 4 8-1 11z"/><path class="b" d="M41 6c-8 0-12 4-11 12 4-4 8-4 12-4z"/><circle class="b" cx="47" cy="8" r="1.8"/><path class="l3" d="M54 66v8M66 66v8"/>${leaf(60, 76, 82, "w", "", 0.6)}`,
  },
  // A signpost between two ways, a card on offer.
  "stock-option": {
    tones: ["#3f78b8", "#10305a", "#dfeaf7"],
    art: `${ground(74)}<path class="l5" d="M44 80V6"/><path class="g l" d="M34 10h34l10 8-10 8H34z"/><path class="w l" d="M56 32H22l-10 8 10 8h34z"/><path class="l2" d="M42 18h22M24 40h22"/>${leaf(88, 54, 10, "w", SHARE, 1.2)}<path class="l" d="M88 22v-6M102 28l4-4M74 30l-3-3"/>`,
  },
  // Two halves and a plaster.
  "reverse-split": {
    tones: ["#c98a3a", "#4c2d05", "#f8ead2"],
    art: `<path class="w l" d="M28 10h28l-4 10 6 9-6 9 6 9-6 9 4 18H28a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z"/><path class="w l" d="M92 10H64l-4 10 6 9-6 9 6 9-6 9 4 18h28a4 4 0 0 0 4-4V14a4 4 0 0 0-4-4z"/><path class="l2" stroke-opacity=".5" d="M32 20h14M74 20h14M32 64h14M74 64h14"/>
      <g transform="rotate(-8 60 44)"><rect class="a l" x="34" y="36" width="52" height="16" rx="8"/><rect class="w l1" x="51" y="36" width="18" height="16"/><path class="l2" d="M55 41h.1M60 41h.1M65 41h.1M55 47h.1M60 47h.1M65 47h.1"/></g>${arrow(12, 44, 90, "g", 0.8)}${arrow(108, 44, -90, "g", 0.8)}`,
  },
  // A sprout out of a copper penny.
  "penny-stock": {
    tones: ["#c0713c", "#4a2008", "#f8e6d8"],
    art: `${ground(74)}<ellipse class="a l" cx="60" cy="66" rx="32" ry="11"/><path class="a l" d="M28 58v8c0 6 14 11 32 11s32-5 32-11v-8z"/><ellipse class="l" fill="#e39a66" cx="60" cy="58" rx="32" ry="11"/><path class="l2" d="M46 58c0-4 28-4 28 0s-28 4-28 0z"/>
      <path class="lg" d="M60 58V28"/><path class="g l2" d="M60 40c-16 2-24-6-26-18 16-2 26 6 26 18zM60 30c0-14 10-22 24-22 0 14-8 22-24 22z"/><path class="pl2" d="M42 28c6 2 12 6 16 10M76 14c-6 4-10 8-14 14"/>`,
  },
  // Field glasses with a tower in each lens.
  "corporate-espionage": {
    tones: ["#4a5f7c", "#141f30", "#dde5ee"],
    art: `<path class="b" d="M26 8h18l6 26H16zM76 8h18l10 26H70z"/><path class="a l" d="M44 16h32v18H44z"/><circle class="k" cx="34" cy="52" r="26"/><circle class="k" cx="86" cy="52" r="26"/><circle cx="34" cy="52" r="19" fill="#cfe6f2"/><circle cx="86" cy="52" r="19" fill="#cfe6f2"/>
      <path class="b" d="M26 64V46h7v-7h7v25zM78 66V42h6v-5h5v5h5v24z"/><path class="y" d="M28 49h3v3h-3zM35 43h3v3h-3zM35 50h3v3h-3zM81 46h3v3h-3zM88 46h3v3h-3zM81 54h3v3h-3z"/><path class="pl3" d="M20 46c2-5 5-8 9-10M72 46c2-5 5-8 9-10"/><path class="l4" d="M56 44h8"/>`,
  },
  // An eye at the keyhole.
  "insider-trading": {
    tones: ["#8b6a3f", "#2f2213", "#efe3cc"],
    art: `<path class="a" d="M30 4h60v80H30z"/><path class="l2" d="M36 10h48v30H36zM36 46h48v34H36z"/><path class="b" d="M60 14c14 0 24 10 24 22 0 8-5 15-12 19l6 25H42l6-25c-7-4-12-11-12-19 0-12 10-22 24-22z"/><path class="w" d="M40 37c6-9 13-13 20-13s14 4 20 13c-6 9-13 13-20 13s-14-4-20-13z"/><circle class="a" cx="60" cy="37" r="8.5"/><circle class="k" cx="60" cy="37" r="4"/><circle class="f" cx="63" cy="34" r="1.8"/>`,
  },
  // A memory stick with a price.
  "data-broker": {
    tones: ["#2f8fa0", "#0c3540", "#daeff2"],
    art: `<g transform="rotate(-24 54 44)"><path class="w l" d="M18 32h16v22H18z"/><path class="b" d="M22 37h7v4h-7zM22 45h7v4h-7z"/><rect class="a l" x="34" y="24" width="58" height="38" rx="8"/><path class="pl3" d="M42 31h28"/><circle class="y l2" cx="82" cy="43" r="4"/></g>
      <path class="l2" d="M88 34c6 4 8 10 6 16"/><g transform="translate(90 60)"><path class="w l" d="M-14-4L0-14 14-4v22h-28z"/><circle class="b" cy="-6" r="2.5"/></g>${coin(90, 68, 8)}<path class="l2" stroke-dasharray="1 5" d="M14 70h30M20 78h34"/>`,
  },
  // A summons under the gavel.
  subpoena: {
    tones: ["#7a5230", "#2f1a08", "#f1e4d0"],
    art: `<path class="w l" d="M16 12h46c6 0 6 8 0 8h-4v50c0 6-6 8-10 8H24c4 0 6-4 6-8V20H16c-6 0-6-8 0-8z"/><path class="l2" stroke-opacity=".55" d="M36 28h16M36 35h16M36 42h12"/><circle class="r l1" cx="46" cy="62" r="7"/>
      <g transform="rotate(34 84 34)"><path class="l5" d="M84 40v42"/><rect class="a l" x="62" y="18" width="44" height="22" rx="4"/><path class="b" d="M58 16h8v26h-8zM102 16h8v26h-8z"/></g><path class="l" d="M66 58l-6 5M72 64l-3 7"/>`,
  },
  // The pipe drips what should stay in it.
  "market-leak": {
    tones: ["#4a86c4", "#123158", "#dfeaf6"],
    art: `<path class="a l" d="M0 16h60c12 0 18 6 18 18v8H60v-6c0-2-1-3-3-3H0z"/><path class="pl3" d="M6 21h40"/><path class="b" d="M56 38h26v8H56zM30 12h8v25h-8z"/><path class="b" d="M10 5h16v6H10z"/><path class="l4" d="M18 10v6"/>
      ${leaf(70, 66, -8, "w", `<path class="l2" d="M-7-8c4-6 10-6 14 0-4 6-10 6-14 0z"/><circle class="b" cy="-8" r="2"/>`, 0.7)}<path class="a l1" d="M92 50c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11zM44 58c3 5 4 6 4 8a4 4 0 0 1-8 0c0-2 1-3 4-8z"/><path class="a" d="M20 80c20-5 60-5 84 0v4H20z" opacity=".6"/>`,
  },
  // A winged shoe ahead of the bell.
  "front-running": {
    tones: ["#d0483a", "#4f100a", "#fae2dc"],
    art: `${ground(74)}<path class="w l" d="M46 42C32 42 20 34 16 22c10 4 16 4 24 3-8-3-14-8-17-16 14 7 28 10 36 20z"/><path class="a l" d="M44 36l14-8c6 8 12 12 22 14 14 2 24 6 24 16v6H36c-2-10 2-18 8-28z"/><path class="w l2" d="M36 64h70v7H40c-3 0-4-3-4-7z"/><path class="pl3" d="M60 36l6-5M67 41l6-5M74 45l5-5"/><path class="l" d="M8 50h18M2 60h22M8 70h16"/>`,
  },
  // Goods stacked in a walled corner.
  "corner-the-market": {
    tones: ["#b8793a", "#45270a", "#f5e7d2"],
    art: `<path class="h" d="M0 0h60v52L0 84z"/><path d="M120 0H60v52l60 32z" fill="var(--a)" fill-opacity=".18"/><path class="l2" d="M60 0v52L0 84M60 52l60 32"/><path class="a l" d="M36 42h24v22H36zM62 42h24v22H62zM49 20h24v22H49z"/><path class="l2" d="M36 42l24 22M62 64l24-22M49 20l24 22"/><path class="w l2" d="M40 68h44v9H40z"/>${coin(30, 70, 8)}${coin(94, 70, 8)}${spark(92, 18, 7, "b")}`,
  },
  // A porter's trolley full of bonds.
  "carry-trade": {
    tones: ["#5a8f7a", "#14392c", "#e1efe8"],
    art: `${ground(76)}${leaf(52, 54, 84, "w", CERTIFICATE, 0.95)}${leaf(58, 40, 92, "w", CERTIFICATE, 0.95)}${leaf(54, 26, 86, "w", CERTIFICATE, 0.95)}<path class="l5" d="M94 8c-6 0-8 4-10 10L72 68H28"/><circle class="k" cx="68" cy="72" r="8"/><circle class="w" cx="68" cy="72" r="3"/><path class="l" d="M12 40h10M8 52h12M14 64h8"/>`,
  },
  // Out of the dustbin.
  "junk-bonds": {
    tones: ["#8a949c", "#2a3238", "#e8ebed"],
    art: `${ground(76)}${leaf(46, 26, -20, "w", CERTIFICATE, 1)}${leaf(72, 22, 14, "w", CERTIFICATE, 1)}<path class="a l" d="M30 40h60l-6 38H36z"/><path class="l2" d="M44 46l3 26M60 46v26M76 46l-3 26"/><path class="b" d="M26 36h68v7H26z"/><g transform="rotate(24 100 22)"><path class="a l" d="M78 20h44v6H78z"/><path class="l3" d="M94 20c0-6 12-6 12 0"/></g><path class="l1" d="M20 24c-3-3 3-5 0-9M28 18c-3-3 3-5 0-9"/>`,
  },
  // Rungs of paper.
  "bond-ladder": {
    tones: ["#b0803c", "#40290a", "#e3ecf3"],
    art: `<path class="l5" d="M38 82L48 2M82 82L72 2"/>${[14, 30, 46, 63].map((y, at) => `<g transform="translate(60 ${y})"><path class="w l" d="M${-17 - at * 1.5}-6h${34 + at * 3}v12h-${34 + at * 3}z"/><path class="l2" stroke-opacity=".6" d="M-10-1H4M-10 3H-2"/><circle class="r" cx="10" cy="1" r="3.5"/></g>`).join("")}<path class="w" d="M6 20c2-8 14-8 16 0 8-1 8 8 0 8H8c-8 0-8-8-2-8zM96 32c2-6 10-6 12 0 6 0 6 7 0 7H96c-6 0-6-7 0-7z"/>`,
  },
  // An island with a suitcase.
  "tax-haven": {
    tones: ["#3d93ad", "#153f4c", "#e2f1f1"],
    art: `<circle class="y" cx="28" cy="22" r="11"/><path class="a" d="M0 62c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0v22H0z" opacity=".75"/><path class="l" d="M26 66c6-12 20-18 38-18s30 8 36 18c-20 8-54 8-74 0z" fill="#f1d9a0"/><path class="l5" d="M60 50c2-12 4-22 10-30"/>
      <path class="g l2" d="M70 20C60 10 48 12 42 22c10-4 20-4 28-2zM70 20c8-12 24-12 30-2-10-2-20-2-30 2zM70 20c-12 2-18 10-16 20 4-8 9-14 16-20zM70 20c12 2 18 10 16 20-4-8-9-14-16-20z"/><rect class="l2" x="76" y="46" width="18" height="13" rx="2" fill="#7b4a22"/><path class="l1" d="M76 51h18"/><rect class="y" x="83" y="49" width="4" height="5"/>`,
  },
  // A barrel for coins.
  "commodity-swap": {
    tones: ["#6a6a5c", "#26251c", "#eceadf"],
    art: `${ground(74)}<path class="a l" d="M14 24h34v48H14z"/><path class="l4" d="M12 36h38M12 60h38"/><path class="w" d="M31 40c4 5 5 6 5 9a5 5 0 0 1-10 0c0-3 1-4 5-9z"/>${coin(90, 64, 12)}${coin(90, 54, 12)}${coin(90, 44, 12)}<path class="l5" d="M52 20c10-12 28-12 38 0M68 76c-6 4-14 4-18-1"/><path class="b" d="M96 10l-1 16-14-5zM44 82l2-14 11 8z"/>`,
  },
  // A crystal ball with an ear of corn in it.
  "futures-contract": {
    tones: ["#7a5fb4", "#26164a", "#e9e2f5"],
    art: `${ground(76)}<path class="b" d="M34 66h52l8 12H26z"/><circle class="w l" cx="60" cy="38" r="32"/><circle class="a" cx="60" cy="38" r="29" opacity=".35"/><path class="y l1" d="M60 20c5 3 7 10 6 18-1 8-3 12-6 15-3-3-5-7-6-15-1-8 1-15 6-18z"/><path class="l1" d="M60 22v30M55 30h10M54 38h12M55 46h10"/><path class="g l1" d="M60 60c-10-3-16-12-15-22 8 4 12 10 15 22zM60 60c10-3 16-12 15-22-8 4-12 10-15 22z"/><path class="pl4" d="M38 26c4-7 9-10 15-12"/>${spark(100, 20, 7, "b")}${spark(18, 26, 6, "b")}`,
  },
};
