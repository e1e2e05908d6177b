// What a person has set on this device.
import { keep, recall } from "./store";

export const SPEEDS = ["calm", "normal", "quick", "instant"] as const;

export interface Settings {
  name: string;
  language: string;
  theme: "auto" | "light" | "dark";
  speed: (typeof SPEEDS)[number];
  confirm: "always" | "turns" | "never";
  sound: boolean;
  /** Of all sounds, 0 to 1; 0 is silence. */
  volume: number;
  vibration: boolean;
  notify: boolean;
  shortcuts: boolean;
  verbosity: "quiet" | "normal" | "all";
  aids: boolean;
  /** Whether chances weigh what the others did, too. */
  reads: boolean;
  /** Whether an only answer is asked for all the same. */
  askOnly: boolean;
}

const DEFAULTS: Settings = {
  name: "",
  language: "",
  theme: "auto",
  speed: "normal",
  confirm: "always",
  sound: true,
  volume: 0.6,
  vibration: true,
  notify: false,
  shortcuts: true,
  verbosity: "normal",
  aids: false,
  reads: false,
  askOnly: false,
};
const KEY = "stockpile.settings";

function read(): Settings {
  try {
    return renamed({ ...DEFAULTS, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<Settings>) });
  } catch {
    return { ...DEFAULTS };
  }
}

/** Speeds had other names before. */
function renamed(kept: Settings): Settings {
  const now = { slow: "calm", fast: "quick" }[kept.speed as string] as Settings["speed"] | undefined;
  return { ...kept, speed: now ?? kept.speed };
}

export const settings: Settings = $state(read());

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep(KEY, JSON.stringify(settings));
}

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Puts the chosen theme on the page, and follows the system where none is chosen. */
export function paintTheme(): void {
  const chosen = settings.theme === "auto" ? (dark?.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = chosen;
}
dark?.addEventListener("change", paintTheme);

const FACTORS = { calm: 2, normal: 1, quick: 0.5, instant: 0 };

/** What the length of every movement is multiplied with; 0 where nothing shall move. */
export function pace(): number {
  return still?.matches ? 0 : FACTORS[settings.speed];
}
