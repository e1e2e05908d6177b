// What is looked up over HTTP and has no schema: the catalog, the table of answers, rules, and the numbers of a setup.
import type { GameEvent, Setup, View } from "./game";
import type { DaysClock, LiveClock, NewTable, ResultInfo } from "./wire";

/** Every number of a setup with its defaults filled in, and what its cards bend. */
export type Numbers = Required<Pick<Setup, "rounds" | "cash" | "bids" | "companies" | "forecasts" | "fee_values" | "tracks">> & {
  /** What bids cost a seat with these investors, "+" between two, and how many spaces above its meeple they block. */
  bids_bent?: Record<string, { costs: number[]; blocks: number }>;
  /** Whose token lies on a company that a view names in this cell. */
  tokens?: Record<string, string>;
  /** The set of values that is played with: printed, balanced, or own. */
  components?: string;
} & Record<string, unknown>;

/** An answer of the table of answers: what it does, and what it is about. */
export interface Action {
  id: number;
  verb: string;
  card: string | null;
  pile: number | null;
  space: number | null;
  number: number | null;
}

/** A bot to play against: its level or character, and whose face it has. */
export interface BotInfo {
  key: string;
  level?: number;
  kind?: "level" | "persona" | "chance";
  face?: string;
}

/** What the guided game says when, and where it points. */
export interface Guidance {
  rounds: number;
  bot: string;
  steps: GuideStep[];
}

export interface GuideStep {
  key: string;
  round: number;
  /** Nothing: from the first moment of the round on. */
  phase: string;
  points: string;
  /** An event that it waits for. */
  after: string;
  /** The prepared facts that its words tell. */
  args: Record<string, string | number>;
}

/** How a game went: worth by round, money by cause, the largest swings. */
export interface Story {
  rounds: { round: number; worth: number[]; cash: number[] }[];
  causes: Record<string, number>[];
  turns: Swing[];
}

export interface Swing {
  event: number;
  round: number;
  key: string;
  swing: number[];
  seat: number | null;
  words?: string;
}

export interface Catalog {
  version: string;
  players: number[];
  boards: string[];
  modules: { key: string; needs?: string[] }[];
  investor_sets: string[];
  /** Sets of values that a table can be played with. */
  components: NonNullable<NewTable["components"]>[];
  presets: { key: string; board: string | null; modules: string[] | null; guide?: Guidance }[];
  bots: BotInfo[];
  default_bot?: string;
  paces?: string[];
  languages: string[];
  firsts: NonNullable<NewTable["first"]>[];
  clocks: { key: string; clock: LiveClock | DaysClock | null }[];
  reactions: string[];
  limits: Record<string, number>;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  built: boolean;
}

/** An event with its sentence. */
export type Worded = GameEvent & { words?: string };

/** What one seat saw: the view when the cards lay ready, and all events; null where a record leaves that out. */
export interface Tale {
  start: View | null;
  events: Worded[];
}

/** A record as everybody saw it. */
export interface Told {
  names: string[];
  setup: Setup;
  numbers: Numbers;
  seats: Record<string, Tale>;
  result: ResultInfo | null;
  story?: Story | null;
}
