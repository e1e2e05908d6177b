// The investors of the base box. The others are in investorsMore.ts; all are told apart by outline, prop and ground.
import { INVESTORS_MORE } from "./investorsMore";
import { EYES, brows, grin, lips, person, shapes, smile, squareGlasses } from "./people";

const { path, line } = shapes;


export const INVESTORS: Record<string, string> = {
  ...INVESTORS_MORE,
  // White hair, round spectacles, bow tie: green.
  warren: person({
    ground: "#b9d6c4",
    skin: "#e8b996",
    coat: "#33475b",
    over:
      path("M28 44c-5-14 0-24 6-28 8-8 26-8 33 1 6 4 9 14 5 27-1-8-3-12-6-16-10 2-22 2-31-3-4 4-6 10-7 19z", "#f8f5ee") +
      line("M33 35c3-2 8-2 11 0M56 35c3-2 8-2 11 0", "#f8f5ee", 3.5) +
      `<g fill="#fffaf0" fill-opacity=".55" stroke="#2a2f36" stroke-width="3"><circle cx="40" cy="43" r="8"/><circle cx="60" cy="43" r="8"/></g>${line("M48 42h4", "#2a2f36", 3)}<circle cx="40" cy="43" r="2.4" fill="#222"/><circle cx="60" cy="43" r="2.4" fill="#222"/>`,
    face: smile(),
    prop: path("M38 77l12 6 12-6v12l-12-6-12 6z", "#1c6652") + `<circle cx="50" cy="83" r="3" fill="#0f4234"/>`,
  }),
  // Bun and magnifying glass: lilac.
  martha: person({
    ground: "#c3c7ea",
    skin: "#f0c5a6",
    coat: "#6b3a74",
    ears: false,
    behind: path("M22 52C16 22 30 12 50 12s34 10 28 40c-1 12-2 20-6 24H28c-4-4-5-12-6-24z", "#7a3b22") + `<circle cx="50" cy="11" r="10" fill="#8a4628"/>`,
    over: path("M30 42c0-14 8-23 20-23 10 0 20 9 20 23-4-6-8-10-12-14-8 6-18 8-28 14z", "#7a3b22"),
    face: `<circle cx="41" cy="44" r="2.7" fill="#222"/>` + line("M43 57c4 3 9 3 12 0", "#b03a48", 3.5),
    prop: line("M70 55l15 21", "#8a5d10", 6.5) + `<circle cx="61" cy="45" r="13.5" fill="#e8f3fb" fill-opacity=".85" stroke="#8a5d10" stroke-width="4"/><circle cx="61" cy="45" r="6" fill="#222"/><circle cx="63.5" cy="42.5" r="2" fill="#fff"/>`,
  }),
  // Wild orange hair, shouting: salmon.
  cramer: person({
    ground: "#f0b7a4",
    skin: "#f3ceb2",
    coat: "#f5efe2",
    shirt: "#fff",
    tie: "#d9652a",
    over: path("M30 40l-9-6 5-4-9-10 11-1-3-12 12 6 3-11 10 8 7-9 5 10 12-5-1 12 11 1-8 9 7 5-10 7c-2-6-6-11-10-13-8 4-20 4-28 0-3 3-4 8-5 13z", "#d9652a"),
    face:
      `<circle cx="41" cy="41" r="6" fill="#fff"/><circle cx="59" cy="41" r="6" fill="#fff"/><circle cx="42.5" cy="41" r="2.7" fill="#222"/><circle cx="57.5" cy="41" r="2.7" fill="#222"/>` +
      line("M34 32l9 2M66 32l-9 2", "#7a3210", 3) +
      `<ellipse cx="50" cy="57" rx="8.5" ry="7" fill="#6b1a1a"/>${line("M44.5 53.5h11", "#fff", 3)}`,
  }),
  // Long black hair, gold earrings: lime.
  deborah: person({
    ground: "#cfe096",
    skin: "#8c5a3c",
    coat: "#1c6652",
    shirt: "#8c5a3c",
    ears: false,
    behind: path("M20 86C12 40 24 12 50 12s38 28 30 74H20z", "#1d1a22"),
    over: path("M31 43c0-15 7-24 19-24s19 9 19 24c-7-4-13-8-17-15-4 7-13 11-21 15z", "#1d1a22") + `<circle cx="28" cy="60" r="7.5" fill="#e9b949" stroke="#6b4700" stroke-width="2"/><circle cx="72" cy="60" r="7.5" fill="#e9b949" stroke="#6b4700" stroke-width="2"/>`,
    face: EYES + lips("#c43a4a"),
    prop: `<path d="M33 78c9 9 25 9 34 0" stroke="#e9b949" stroke-width="5" stroke-dasharray=".1 7"/>`,
  }),
  // Big square glasses and a fan of banknotes: mint and jumper.
  bill: person({
    ground: "#a9d8cc",
    skin: "#f2cbac",
    coat: "#5a7fa8",
    shirt: "#e8eef4",
    over: path("M30 40c-3-16 6-25 20-25 15 0 23 8 20 26-2-7-5-11-8-13-8 2-17 1-26-4-3 5-5 10-6 16z", "#b98a4a") + squareGlasses(),
    face: EYES + smile(),
    prop: [-34, -12, 10].map((angle) => `<g transform="translate(80 96) rotate(${angle})"><rect x="-9" y="-34" width="18" height="34" rx="1.5" fill="#8fc59b" stroke="#1f5536" stroke-width="2"/><circle cy="-20" r="5" fill="none" stroke="#1f5536" stroke-width="2"/></g>`).join(""),
  }),
  // Bald with grey sides and a telephone at each ear: sand.
  bernie: person({
    ground: "#e8cf9d",
    skin: "#efbf9d",
    coat: "#4d4f58",
    tie: "#2f6f9a",
    over: path("M31 46c-6-2-7-14-1-20 0 8 1 13 1 20zM69 46c6-2 7-14 1-20 0 8-1 13-1 20z", "#9aa0a6") + line("M40 22c5-3 9-3 13-2", "#fff", 3),
    face: EYES + brows("#8b9096") + grin,
    prop: path("M73 30c7-3 12 0 13 6 1 10 1 18-1 28-2 6-7 8-13 5l-1-8c3 1 5 0 5-3 1-6 1-12 0-17 0-3-2-4-4-3z", "#1d2229") + line("M84 68c6 6-6 10 0 18", "#1d2229", 2.5),
  }),
  // A sweep of yellow hair, long red tie, a price tag: sky.
  donald: person({
    ground: "#bcd2f0",
    skin: "#f0b98c",
    coat: "#24324d",
    tie: "#c22f2b",
    over: path("M27 40c-5-12 0-24 14-28 16-5 36 0 36 12 0 6-6 9-14 9-10 0-22-4-32 1-3 2-3 4-4 6z", "#f0c95a") + line("M34 26c10-6 24-6 36-1", "#d1a636", 2.5),
    face: line("M37 43c2-2 6-2 8 0M55 43c2-2 6-2 8 0", "#3b2a1a", 3) + brows("#d1a636") + `<ellipse cx="50" cy="57" rx="5" ry="4" fill="#8a3a30"/>`,
    prop: `<g transform="translate(79 80) rotate(18)"><path d="M-13-8h20l8 8-8 8h-20z" fill="#fff8e6" stroke="#3a2a10" stroke-width="2"/><circle cx="8" r="2" fill="#3a2a10"/><path d="M-8 4 1-5" stroke="#c22f2b" stroke-width="2.5"/><circle cx="-7" cy="-3" r="2" fill="#c22f2b"/><circle cx="0" cy="3" r="2" fill="#c22f2b"/></g>`,
  }),
  // Golden top hat and monocle, at night: violet.
  graham: person({
    ground: "#5b4a78",
    skin: "#e6b48d",
    coat: "#2a2038",
    shirt: "#fff2c4",
    over:
      path("M28 24h44v8H28z", "#8a6221") + path("M20 30c10 5 50 5 60 0 2 5-8 8-30 8s-32-3-30-8z", "#e9b949") + path("M31 4c12-3 26-3 38 0l-1 23H32z", "#e9b949") + line("M37 7v17", "#fff2c4", 4) + path("M32 22h36v6H32z", "#8a6221"),
    face: EYES + `<circle cx="59" cy="44" r="8.5" fill="#fff" fill-opacity=".35" stroke="#e9b949" stroke-width="3"/>` + line("M66 49c3 8 2 16-2 24", "#e9b949", 1.8),
    prop: path("M50 52c-4-3-9-2-14 3 5 3 10 3 14 1 4 2 9 2 14-1-5-5-10-6-14-3z", "#5a3b22") + path("M40 62c4 12 16 12 20 0-6 4-14 4-20 0z", "#5a3b22"),
  }),
  // Aviator: leather cap, goggles, scarf: teal.
  mark: person({
    ground: "#8fc4c0",
    skin: "#e3a878",
    coat: "#6a4424",
    shirt: "#d8453a",
    over:
      path("M28 54c-4-26 4-42 22-42s26 16 22 42c-4 2-6 0-7-4 0-8 0-12-2-16-8-3-18-3-26 0-2 4-2 8-2 16-1 4-3 6-7 4z", "#7d5128") +
      `<g fill="#bfe3f0" stroke="#3a2a14" stroke-width="3"><circle cx="40" cy="25" r="8"/><circle cx="60" cy="25" r="8"/></g><path d="M35 22l6-1M55 22l6-1" stroke="#fff" stroke-width="2"/>`,
    face: EYES + brows("#4a2d14", -1) + line("M42 57c6 3 11 2 15-3", "#7a3a2a", 3),
    prop: path("M36 72c8 6 20 6 28 0l4 8c-10 8-26 8-36 0z", "#d8453a") + path("M60 80l22-4-6 9 8 6-22 1z", "#d8453a"),
  }),
  // Only eyes over a newspaper, collar up, hat down: grey.
  stuart: person({
    ground: "#98a5b3",
    skin: "#e8bd9b",
    coat: "#3c4450",
    ears: false,
    over: path("M16 32c12 5 56 5 68 0 3 5-6 9-34 9s-37-4-34-9z", "#20262f") + path("M28 31c0-14 6-23 22-23s22 9 22 23c-14 4-30 4-44 0z", "#2b333e") + path("M28 26c14 4 30 4 44 0v6c-14 4-30 4-44 0z", "#11151b"),
    face: line("M36 43h9M55 43h9", "#fff", 5) + `<circle cx="43" cy="43.5" r="2.7" fill="#111"/><circle cx="62" cy="43.5" r="2.7" fill="#111"/>`,
    prop: `<path d="M18 54l32 5 32-5v42l-32 4-32-4z" fill="#fbf6e8" stroke="#2b333e" stroke-width="2.5"/><path d="M50 59v41" stroke="#2b333e" stroke-width="2"/><path d="M24 62l20 3M56 65l20-3" stroke="#2b333e" stroke-width="4"/><path d="M24 71l20 2M24 78l20 2M24 85l20 2M56 73l20-2M56 80l20-2M56 87l20-2" stroke="#2b333e" stroke-opacity=".45" stroke-width="2.5"/>`,
  }),
};

