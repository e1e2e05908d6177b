// The investors of the expansions and promos.
import { EYES, brows, darkGlasses, flat, grin, lips, person, roundGlasses, shapes, smile } from "./people";

const { path, line } = shapes;
const coin = (x: number, y: number, r = 9): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 9})"><circle r="9" fill="#e9b949" stroke="#6b4700" stroke-width="2"/><path d="M2.5-3c-1-1.2-5-1.4-5 .8 0 2.3 5.2 1.2 5.2 3.7 0 2.2-4.4 2.3-5.4.8M0-5.5v11" stroke="#6b4700" stroke-width="1.5"/></g>`;

export const INVESTORS_MORE: Record<string, string> = {
  // Hat and moustache: brown on gold.
  carlos: person({
    ground: "#e9c07a",
    skin: "#c48a5c",
    coat: "#4a2d20",
    shirt: "#e8ded0",
    tie: "#7c1d16",
    over: path("M10 33c10 6 70 6 80 0 3 5-4 9-13 10-16 3-38 3-54 0-9-1-16-5-13-10z", "#2c1c14") + path("M27 33c0-16 4-27 10-27 5 0 8 4 13 4s8-4 13-4c6 0 10 11 10 27-14 4-32 4-46 0z", "#3a261b") + path("M26.5 28c15 4 32 4 47 0v7c-15 4-32 4-47 0z", "#a8322a"),
    face: line("M36 47h8M56 47h8", "#222", 3.5) + path("M50 54c-5-4-12-2-19 3 8 5 15 2 19-1 4 3 11 6 19 1-7-5-14-7-19-3z", "#22150e") + line("M45 63h10", "#7a4028", 2.5),
  }),
  // Runner: headband, flying ponytail, medal: coral.
  ana: person({
    ground: "#f5b899",
    skin: "#d79b6c",
    coat: "#e8ecef",
    shirt: "#d79b6c",
    ears: false,
    behind: path("M66 22c16-10 30-2 28 14-1 12-8 20-16 22 6-10 4-20-12-24z", "#3a2417"),
    over: path("M30 42c-2-18 8-27 20-27s22 9 20 27c-3-8-6-12-8-14-8 2-16 2-24 0-3 3-6 7-8 14z", "#3a2417") + path("M30 30c12-6 28-6 40 0v7c-12-6-28-6-40 0z", "#d8332f"),
    face: EYES + smile("#a3383a"),
    prop: line("M38 73l11 16M62 73L51 89", "#2b6cb0", 4) + coin(50, 91, 8),
  }),
  // A lifebuoy round the shoulders: pale blue.
  barack: person({
    ground: "#b4d4ee",
    skin: "#8a5a3a",
    coat: "#273a58",
    tie: "#2f6fb5",
    over: path("M31 36c-2-14 6-22 19-22s21 8 19 22c-2-5-4-8-7-10-8-2-16-2-24 0-3 2-5 5-7 10z", "#231b18"),
    face: EYES + brows("#231b18") + grin + `<circle cx="29" cy="45" r="5.5" fill="#8a5a3a"/><circle cx="71" cy="45" r="5.5" fill="#8a5a3a"/>`,
    prop: `<path d="M16 100a34 26 0 0 1 68 0" stroke="#fff" stroke-width="15"/><path d="M19 90l9-11M50 74M72 79l9 11" stroke="#d8332f" stroke-width="14" stroke-linecap="butt"/><path d="M44 74h12" stroke="#d8332f" stroke-width="15" stroke-linecap="butt"/>`,
  }),
  // Curlers and a piggy bank: pink.
  barbara: person({
    ground: "#f6c6d4",
    skin: "#f2c9ac",
    coat: "#7f9bb5",
    shirt: "#f2c9ac",
    over:
      path("M27 46c-4-20 6-32 23-32s27 12 23 32c-3-10-6-14-10-17-8 3-18 3-26 0-4 3-7 7-10 17z", "#c9a36a") +
      [30, 43, 57, 70].map((x, at) => `<rect x="${x - 7}" y="${at % 3 ? 8 : 16}" width="14" height="12" rx="6" fill="#e0607e" stroke="#8a2f49" stroke-width="2"/>`).join(""),
    face: EYES + lips("#c4475c"),
    prop: `<g transform="translate(72 82)"><ellipse rx="17" ry="13" fill="#f08ba4" stroke="#8a2f49" stroke-width="2.5"/><path d="M-12-9l-3-9 9 5M-16 2l-7-2v7l7 0" fill="#f08ba4" stroke="#8a2f49" stroke-width="2.5"/><path d="M-2-11h9" stroke="#8a2f49" stroke-width="3"/><circle cx="-9" cy="-2" r="2" fill="#5a1e30"/></g>`,
  }),
  // Sari, bindi, a light bulb: turquoise.
  chanda: person({
    ground: "#a8dcd4",
    skin: "#b97b4e",
    coat: "#e07b28",
    shirt: "#b97b4e",
    ears: false,
    behind: path("M24 60C16 26 30 12 50 12s34 14 26 48c-2 8-6 14-10 16H34c-4-2-8-8-10-16z", "#1c1618"),
    over: path("M31 43c0-15 7-24 19-24s19 9 19 24c-4-8-11-14-19-20-8 6-15 12-19 20z", "#1c1618") + `<circle cx="50" cy="33" r="2.6" fill="#c1282d"/>`,
    face: EYES + brows("#1c1618") + lips("#a8343f"),
    prop: path("M14 100c4-22 18-30 34-28 8 8 14 18 16 28z", "#e07b28") + line("M24 96c4-12 14-18 25-18", "#f3c04b", 4) + `<path d="M80 52a12 12 0 0 1 7 21c-2 2-3 4-3 6h-8c0-2-1-4-3-6a12 12 0 0 1 7-21z" fill="#ffe58a" stroke="#5a4510" stroke-width="2.5"/><path d="M76 84h8" stroke="#5a4510" stroke-width="4"/><path d="M62 58l-4-3M80 44v-5M96 56l3-2" stroke="#5a4510" stroke-width="2.5"/>`,
  }),
  // Embroidered cap and robe, an oil barrel: yellow.
  dangote: person({
    ground: "#f2cb4c",
    skin: "#5f3b25",
    coat: "#f4f1e8",
    shirt: "#f4f1e8",
    over: path("M30 31c-1-16 4-22 20-22s21 6 20 22c-12-5-28-5-40 0z", "#1f5a8f") + line("M33 24l5-6 6 6 6-6 6 6 6-6 5 6", "#f2cb4c", 2.5),
    face: EYES + brows("#1b100a") + grin,
    prop: line("M38 74c2 8 4 14 12 22M62 74c-2 8-4 14-12 22", "#1f5a8f", 3) + `<rect x="68" y="66" width="24" height="30" rx="3" fill="#2b2723" stroke="#0f0d0b" stroke-width="2"/><path d="M67 75h26M67 87h26" stroke="#5b5650" stroke-width="3"/><path d="M80 77c3 3 3 4 3 5a3 3 0 0 1-6 0c0-1 0-2 3-5z" fill="#f2cb4c"/>`,
  }),
  // Umbrella up, half sun, half rain: rain blue.
  phil: person({
    ground: "#a5bfd6",
    skin: "#f0c6a5",
    coat: "#7b6a4c",
    tie: "#c23b4b",
    over: path("M31 38c-2-14 6-22 19-22s21 8 19 22c-3-6-6-9-10-10-7 2-14 1-19-2-4 3-7 6-9 12z", "#6a4a2a"),
    face: roundGlasses("#5a4a30", ".35") + EYES + smile(),
    prop: path("M8 30C12 8 30 0 50 0s38 8 42 30c-5-5-10-5-14 0-5-5-10-5-14 0-5-6-9-6-14 0-5-6-9-6-14 0-4-5-9-5-14 0-4-5-9-5-14 0z", "#2f6fa8") + path("M36 30C37 12 42 3 50 0c8 3 13 12 14 30-5-6-9-6-14 0-5-6-9-6-14 0z", "#e9b949") + line("M84 30v56c0 6-8 6-8 0", "#3a2a14", 3.5) + line("M12 48l-3 8M18 60l-3 8M10 74l-3 8", "#2f6fa8", 3),
  }),
  // Fur hat and dark glasses: ice.
  ivan: person({
    ground: "#c3d3dc",
    skin: "#eec4a6",
    coat: "#2b2f36",
    shirt: "#8f2a2a",
    over: path("M22 30c-2-14 8-24 28-24s30 10 28 24c-1 4-5 5-9 4-12-4-26-4-38 0-4 1-8 0-9-4z", "#6b6660") + path("M22 26c-5 10-4 26 2 34 6-2 8-10 8-24zM78 26c5 10 4 26-2 34-6-2-8-10-8-24z", "#57524c") + path("M44 12l6-4 6 4-2 8h-8z", "#b3202a") + darkGlasses,
    face: flat() + line("M60 50l6 8", "#b06a56", 2),
    prop: path("M40 60c3-3 7-3 10-1 3-2 7-2 10 1-3 2-7 2-10 0-3 2-7 2-10 0z", "#3b332c"),
  }),
  // Sleep mask and pillow: lavender.
  liliane: person({
    ground: "#d5c3ee",
    skin: "#f1cdb5",
    coat: "#b46a9a",
    shirt: "#f3e3ee",
    ears: false,
    behind: `<path d="M6 22c12-8 76-8 88 0 6 14 6 40 0 54-12 8-76 8-88 0-6-14-6-40 0-54z" fill="#fffaf4" stroke="#8b6fb0" stroke-width="2.5"/>` + path("M24 62C16 30 30 14 50 14s34 16 26 48c-6 6-46 6-52 0z", "#e9e4dc"),
    over: path("M31 42c-1-16 7-24 19-24s20 8 19 24c-6-4-12-8-16-14-5 7-13 11-22 14z", "#e9e4dc") + path("M29 20c12-6 30-6 42 0l-1 10c-6 6-14 5-20 0-6 5-14 6-20 0z", "#5a3f86"),
    face: line("M37 44c3 3 7 3 10 0M53 44c3 3 7 3 10 0", "#3a2a20", 3) + lips("#b8455e"),
    prop: line("M74 14h8l-8 9h8M86 2h7l-7 8h7", "#5a3f86", 2.8),
  }),
  // Fringe, and bonds opened like a fan: vermilion.
  li: person({
    ground: "#ef9f86",
    skin: "#f0cba4",
    coat: "#9c1f2a",
    shirt: "#e9b949",
    ears: false,
    behind: path("M24 64C18 30 28 12 50 12s32 18 26 52c-3 4-9 4-12 0H36c-3 4-9 4-12 0z", "#17151a"),
    over: path("M30 40c0-16 8-24 20-24s20 8 20 24H30z", "#17151a") + path("M34 34h32v6H34z", "#17151a"),
    face: line("M37 45c3-2 7-2 9 0M54 45c3-2 7-2 9 0", "#17151a", 3.2) + lips("#b8202a"),
    prop: [-60, -36, -12, 12].map((angle) => `<g transform="translate(78 98) rotate(${angle})"><rect x="-6" y="-36" width="12" height="36" rx="1" fill="#fff8e6" stroke="#24423a" stroke-width="2"/><path d="M-3-30h6M-3-25h6" stroke="#6f8f7d" stroke-width="2"/><circle cy="-15" r="3" fill="#b8392f"/></g>`).join(""),
  }),
  // Greying temples, a catcher's mitt with a coin in it: meadow.
  mitt: person({
    ground: "#a9d48e",
    skin: "#efbf99",
    coat: "#2c4a7c",
    tie: "#c9302c",
    over: path("M30 40c-3-16 5-26 20-26s23 10 20 26c-2-7-4-11-8-13-7-4-17-4-24 0-4 2-6 6-8 13z", "#2b2622") + path("M30 40c-1-6-1-10 2-14l3 8c-2 2-4 4-5 6zM70 40c1-6 1-10-2-14l-3 8c2 2 4 4 5 6z", "#cfcac2"),
    face: EYES + brows("#2b2622") + grin,
    prop: path("M60 70c-2-8 6-10 8-3l1 4c0-9 8-9 9 0 2-7 9-5 8 3 5-5 10-1 7 6-3 12-7 20-16 20-11 0-19-6-21-16-2-6 4-10 7-5z", "#8a4f22") + line("M69 72v8M78 73v7M86 76l-1 6", "#5a3010", 2) + coin(76, 86, 7.5),
  }),
  // A cloud of curls, pearls, a present: orchid.
  oprah: person({
    ground: "#e6aede",
    skin: "#85532f",
    coat: "#7a2b73",
    shirt: "#85532f",
    ears: false,
    behind: path("M50 6c10-5 22 0 26 8 10 2 14 12 11 20 6 8 4 18-3 22 0 10-9 16-18 14H34c-9 2-18-4-18-14-7-4-9-14-3-22-3-8 1-18 11-20 4-8 16-13 26-8z", "#2a1712"),
    over: path("M31 43c-2-16 7-25 19-25s21 9 19 25c-4-7-7-11-10-13-6 3-13 3-19 0-4 3-7 7-9 13z", "#2a1712"),
    face: EYES + lips("#d03a5a"),
    prop: `<path d="M36 76c8 8 20 8 28 0" stroke="#fff8ee" stroke-width="5" stroke-dasharray=".1 6.5"/><rect x="62" y="72" width="30" height="24" rx="2" fill="#f3c04b" stroke="#5a3a08" stroke-width="2.5"/><path d="M60 72h34v7H60zM77 72v24" stroke="#b8303f" stroke-width="4"/><path d="M77 71c-8-10-14-2-8 0zM77 71c8-10 14-2 8 0z" fill="#b8303f"/>`,
  }),
  // Crown and ermine: royal violet.
  robins: person({
    ground: "#8d78c6",
    skin: "#f3d0b5",
    coat: "#9b1f35",
    shirt: "#fff",
    behind: path("M26 58C20 30 30 16 50 16s30 14 24 42c-4 8-8 8-8 8H34s-4 0-8-8z", "#8a5a2e"),
    over: path("M30 34c4-8 10-12 20-12s16 4 20 12c-12-4-28-4-40 0z", "#8a5a2e") + `<path d="M28 26l-3-20 13 10L50 2l12 14L75 6l-3 20c-14-4-30-4-44 0z" fill="#f0c24a" stroke="#7a5510" stroke-width="2.5"/><circle cx="50" cy="18" r="3.5" fill="#b8203a"/><circle cx="36" cy="20" r="2.5" fill="#2f6fb5"/><circle cx="64" cy="20" r="2.5" fill="#2f6fb5"/>`,
    face: EYES + brows("#8a5a2e") + smile("#b03a48"),
    prop: path("M16 92c6-16 18-22 34-22s28 6 34 22c-8-4-12-8-16-8-6 8-10 10-18 10s-12-2-18-10c-4 0-8 4-16 8z", "#fffaf4") + line("M26 85v4M36 80v5M50 86v5M64 80v5M74 85v4", "#2a2028", 3.5),
  }),
  // Heavy brows and a falling arrow: brick.
  soros: person({
    ground: "#e3b3a0",
    skin: "#edc3a4",
    coat: "#3a3f4a",
    tie: "#7a1f1f",
    over: path("M29 42c-5-10-2-22 6-26 8-6 24-6 31 1 7 4 9 14 5 25-2-6-3-12-6-15-4-2-8-5-10-7-6 4-12 5-18 5-4 4-6 9-8 17z", "#b9b6b0"),
    face: EYES + line("M35 38c4-4 9-3 12-1M65 38c-4-4-9-3-12-1", "#7c7872", 4.5) + flat("#7a4030") + line("M36 52l3 5M64 52l-3 5", "#c08a70", 2),
    prop: `<path d="M78 96l16-18H85V56H71v22h-9z" fill="#c22f2b" stroke="#5a0f0d" stroke-width="2.5"/>`,
  }),
  // Bald with white tufts, parka and mittens: winter sky.
  sanders: person({
    ground: "#9fc0e6",
    skin: "#f3d2ba",
    coat: "#58708a",
    shirt: "#c9d6e2",
    over: path("M31 46c-10 0-12-10-8-16-3-6 3-12 8-10-1 8 0 18 0 26zM69 46c10 0 12-10 8-16 3-6-3-12-8-10 1 8 0 18 0 26z", "#f7f5f0") + line("M41 22c4-2 8-3 12-2", "#fff", 3) + roundGlasses("#4a4036", ".45"),
    face: EYES + line("M36 33c3-2 6-2 9 0M55 33c3-2 6-2 9 0", "#e6e2da", 3.5) + flat(),
    prop: path("M26 100c-4-14 4-22 14-20 6 0 10 4 10 8 0-4 4-8 10-8 10-2 18 6 14 20z", "#7a5a3c") + line("M29 92l6-5 6 5 6-5M53 92l6-5 6 5 6-5", "#fff8e6", 3),
  }),
  // Headscarf with cord, a chess knight: dune.
  talal: person({
    ground: "#d9b86c",
    skin: "#c8925f",
    coat: "#f7f4ec",
    shirt: "#f7f4ec",
    ears: false,
    behind: path("M22 40c0-22 12-32 28-32s28 10 28 32c2 18 6 34 10 44H12c4-10 8-26 10-44z", "#fffdf6"),
    over: path("M28 42c-2-20 8-32 22-32s24 12 22 32c-4-8-10-13-22-13s-18 5-22 13z", "#fffdf6") + line("M28 27c14-7 30-7 44 0", "#1d1a18", 5) + line("M24 50c0 12-3 22-8 32M76 50c0 12 3 22 8 32", "#d8d2c0", 2.5),
    face: EYES + brows("#2a1a10") + path("M36 52c2 14 8 18 14 18s12-4 14-18c-4 4-8 5-14 3-6 2-10 1-14-3z", "#2a1a10") + line("M45 59h10", "#c8725f", 2.5),
    prop: `<path d="M66 98h26v-6c-2-4-4-6-4-12 2-8 0-18-10-22l-3-5-2 6c-6 4-10 10-11 16l4 4 8-4c0 6-6 10-8 17z" fill="#2b2f36" stroke="#fff8e6" stroke-width="2"/><circle cx="76" cy="66" r="1.8" fill="#fff8e6"/>`,
  }),
};
