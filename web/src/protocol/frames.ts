// What goes over the wire (docs/protocol.md), as far as the client reads it.
import type { GameEvent, Score, Setup, Track, View as EngineView } from "./game";

/** Fields that modules and cards may add are read if they are there; the client never relies on them. */
export type View = EngineView & {
  investors?: { shown?: string[]; dealt?: string[] }[];
  strategies?: { hand?: string[]; played?: string[] }[];
  offers?: (string | null)[];
  tucks?: { strategy: string; pair: number }[];
  bets?: { strategy: string; seat: number; company: string }[];
  locked?: string[];
  protected?: string[];
};

export interface Action {
  id: number;
  verb: string;
  card: string | null;
  pile: number | null;
  space: number | null;
  number: number | null;
  [more: string]: unknown;
}

export interface Refused {
  rule: string;
  key: string;
  args: Record<string, unknown>;
  text?: string;
}

export interface Question {
  ask: string;
  answers: number[];
  forced?: boolean;
  words?: string;
  texts?: string[];
}

export interface Numbers {
  rounds: number;
  bids: number[];
  companies: string[];
  forecasts: string[];
  fee_values: number[];
  tracks: Record<string, Track>;
  [more: string]: unknown;
}

export interface SeatInfo {
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  present?: boolean;
  reserved?: string | null;
}

export interface ClockRule {
  kind: string;
  reserve?: number;
  increment?: number;
  days?: number;
}

export interface TableInfo {
  id: string;
  state: "lobby" | "dealing" | "playing" | "over" | "closed" | "frozen";
  setup: Setup;
  preset: string | null;
  seats: SeatInfo[];
  host: number | null;
  first: string;
  meals: unknown;
  clock: ClockRule | null;
  pace: number;
  fair: { hash: string; reveal: boolean; seats: { commitment: string | null; seed: string | null }[]; secret: string | null } | null;
  rematch: string | null;
  numbers?: Numbers;
  aids?: boolean;
  [more: string]: unknown;
}

export interface Message {
  number: number;
  kind: string;
  at?: number;
  seat?: number;
  name?: string;
  text?: string;
  words?: string;
  event?: GameEvent;
  [more: string]: unknown;
}

export interface Clocks {
  left: (number | null)[];
  running: number[];
  at: number;
}

export interface Wish {
  pile: number | null;
  most: number;
}

export interface Plan {
  auction: Wish[];
  forced: boolean;
}

export interface Result {
  scores: number[];
  winners: number[];
  breakdown: Score[];
}

/** What every snapshot and update carries. */
export interface Now {
  number: number;
  revision: number;
  question: Question | null;
  asked: number[];
  undo: boolean;
  plan: Plan | null;
  clocks: Clocks | null;
  result: Result | null;
}

export interface Snapshot extends Now {
  frame: "snapshot";
  seat: number | null;
  host: boolean;
  table: TableInfo;
  view: View | null;
  chat: Message[];
  spectators: number;
}

export interface Update extends Now {
  frame: "update";
  messages: Message[];
  table?: TableInfo;
  view?: View | null;
}

export interface Reply {
  frame: "reply";
  id: number;
  ok: boolean;
  refused?: Refused;
  [more: string]: unknown;
}

export interface Presence {
  frame: "presence";
  present: boolean[];
  spectators: number;
}

export type Frame = Snapshot | Update | Reply | Presence;

export interface Catalog {
  version: string;
  players: number[];
  boards: string[];
  modules: { key: string; needs?: string[] }[];
  presets: { key: string; board: string | null; modules: string[] | null }[];
  bots: { key: string }[];
  languages: string[];
  firsts: string[];
  clocks: { key: string; clock: ClockRule | null }[];
  reactions: string[];
  limits: Record<string, number>;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  built: boolean;
}
