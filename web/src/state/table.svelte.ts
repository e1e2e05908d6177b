// One table as one seat sees it: folds what the server tells at a pace one can follow, and stages what the person answers.
import { once, Refusal, get } from "../protocol/api";
import { Connection, type Line } from "../protocol/connection";
import { fold } from "../protocol/fold";
import type { GameEvent } from "../protocol/game";
import type {
  Action,
  Clocks,
  Frame,
  Message,
  Now,
  Numbers,
  Plan,
  Question,
  Reply,
  Result,
  Snapshot,
  TableInfo,
  Update,
  View,
} from "../protocol/frames";
import { beatOf, lineOf, type LogLine } from "./log";
import { Picking } from "./picking.svelte";
import type { Scene } from "./scene";
import { pace, settings } from "./settings.svelte";
import { t } from "./words.svelte";

export interface Preview {
  question: Question | null;
  final: boolean;
  told: string[];
  view: View | null;
}

export interface Point {
  round: number;
  price: number;
}

type Step = { message: Message; folds: boolean } | { now: Now; table?: TableInfo; view?: View | null };

export class Table implements Scene {
  line = $state<Line>("connecting");
  closed = $state(0);
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  asked = $state.raw<number[]>([]);
  undo = $state(false);
  plan = $state.raw<Plan | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  result = $state.raw<Result | null>(null);
  spectators = $state(0);
  present = $state.raw<boolean[]>([]);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Message[]>([]);
  history = $state.raw<Record<string, Point[]>>({});
  actions = $state.raw<Action[]>([]);
  staged = $state.raw<number[]>([]);
  stagedTexts = $state.raw<string[]>([]);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  playing = $state(false);
  trouble = $state("");
  latest = $state.raw<GameEvent | null>(null);
  revision = $state(0);
  readonly picking = new Picking();

  #answered = $state(-1); // the revision that was answered: its question is no longer open
  #connection: Connection;
  #queue: Step[] = [];
  #pumping = false;
  #heard = new Set<(line: LogLine) => void>();
  #loading = 0;

  constructor(
    readonly id: string,
    readonly token: string | null,
    language: string,
  ) {
    void once<{ actions: Action[] }>("api/actions").then(({ actions }) => (this.actions = actions));
    this.#connection = new Connection(id, token, language, {
      frame: (frame) => this.#take(frame),
      line: (line, code) => {
        this.line = line;
        if (line === "closed") this.closed = code;
      },
    });
  }

  // What is shown

  /** The picture, with what is staged already done. */
  get shown(): View | null {
    return this.preview?.view ?? this.view;
  }

  /** What the person is asked now, staged answers counted as given; nothing while things still move. */
  get open(): Question | null {
    if (this.playing || this.busy || this.#answered === this.revision) return null;
    return this.preview ? (this.preview.final ? null : this.preview.question) : this.question;
  }

  /** Whether the staged turn is whole, so that it only has to be sent. */
  get whole(): boolean {
    return this.preview !== null && (this.preview.final || this.preview.question === null);
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat, at) => seat.name ?? t("web-seat", { number: at + 1 }));
  }

  get numbers(): Numbers | null {
    return this.info?.numbers ?? null;
  }

  /** What an answer says. */
  textOf(answer: number, question: Question | null = this.open): string {
    const at = question?.answers.indexOf(answer) ?? -1;
    return question?.texts?.[at] ?? this.actions[answer]?.verb ?? String(answer);
  }

  /** The table's own part of an answer: verb, card, pile, space, number. */
  actionOf(answer: number): Action | undefined {
    return this.actions[answer];
  }

  /** The answers now open that a test picks out. */
  matching(test: (action: Action) => boolean): number[] {
    return (this.open?.answers ?? []).filter((answer) => {
      const action = this.actions[answer];
      return action !== undefined && test(action);
    });
  }

  onLine(listener: (line: LogLine) => void): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }

  // What the person does

  /** Stages an answer; sends the turn when it is whole and nothing is left to confirm. */
  async choose(answer: number): Promise<void> {
    if (this.busy || !this.open?.answers.includes(answer)) return;
    const question = this.open;
    const answers = [...this.staged, answer];
    const texts = [...this.stagedTexts, this.textOf(answer)];
    this.trouble = "";
    if (settings.confirm === "never") return this.#send(answers);
    await this.#guarded(async () => {
      const reply = await this.command({ do: "preview", answers });
      const before = this.preview?.view ?? null;
      this.staged = answers;
      this.stagedTexts = texts;
      this.picking.clear();
      this.preview = reply.preview as Preview;
      if (this.preview.view === null) this.preview = { ...this.preview, view: before }; // what it shows is not ours to see yet
    });
    if (this.whole && !this.#wantsLook(question, answers)) await this.send();
  }

  /** Sends what is staged. */
  async send(): Promise<void> {
    if (this.staged.length) await this.#send(this.staged);
  }

  /** Takes the last staged answer back. */
  async unstage(): Promise<void> {
    const answers = this.staged.slice(0, -1);
    this.trouble = "";
    if (!answers.length) return this.clearStage();
    await this.#guarded(async () => {
      const reply = await this.command({ do: "preview", answers });
      this.staged = answers;
      this.stagedTexts = this.stagedTexts.slice(0, -1);
      this.picking.clear();
      this.preview = reply.preview as Preview;
    });
  }

  clearStage(): void {
    this.picking.clear();
    this.staged = [];
    this.stagedTexts = [];
    this.preview = null;
  }

  /** Takes back the last answer that was sent. */
  async takeBack(): Promise<void> {
    await this.#guarded(() => this.command({ do: "undo", revision: this.revision, move_id: newMove() }));
  }

  /** Any command; failures are thrown. */
  command(what: Record<string, unknown>): Promise<Reply> {
    return this.#connection.command(what);
  }

  /** A command whose failure is shown rather than thrown. */
  async tell(what: Record<string, unknown>): Promise<Reply | null> {
    let reply: Reply | null = null;
    await this.#guarded(async () => (reply = await this.command(what)));
    return reply;
  }

  /** Another language: the server answers with a new snapshot, whose question and log speak it. */
  async speak(language: string): Promise<void> {
    if (this.#connection.language === language) return;
    this.#connection.language = language;
    await this.tell({ do: "language", language });
  }

  close(): void {
    this.#connection.close();
  }

  /** A turn of one answer is sent at once unless all shall be confirmed; "done" says itself that it is enough. */
  #wantsLook(question: Question, answers: number[]): boolean {
    if (settings.confirm === "always") return true;
    if (this.actions[answers.at(-1)!]?.verb === "done") return false;
    return answers.length > 1 && question.answers.length > 0;
  }

  async #send(answers: number[]): Promise<void> {
    const move = { do: "answer", revision: this.revision, move_id: newMove(), answers };
    await this.#guarded(async () => {
      await this.command(move);
      this.#answered = move.revision;
      this.clearStage();
    });
  }

  async #guarded(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.trouble = troubleOf(error);
      this.clearStage();
    } finally {
      this.busy = false;
    }
  }

  // What the server tells

  #take(frame: Frame): void {
    if (frame.frame === "snapshot") this.#begin(frame);
    else if (frame.frame === "update") this.#enqueue(frame);
    else if (frame.frame === "presence") {
      this.present = frame.present;
      this.spectators = frame.spectators;
    }
  }

  #begin(frame: Snapshot): void {
    this.#queue = [];
    this.seat = frame.seat;
    this.host = frame.host;
    this.view = frame.view;
    this.info = frame.table;
    this.present = frame.table.seats.map((seat) => seat.present ?? true);
    this.spectators = frame.spectators;
    this.chat = frame.chat;
    this.#settle(frame);
    this.clearStage();
    void this.#loadLog();
  }

  #enqueue(frame: Update): void {
    const folds = frame.view === undefined;
    for (const message of frame.messages) this.#queue.push({ message, folds });
    this.#queue.push({ now: frame, table: frame.table, view: frame.view });
    void this.#pump();
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      if ("message" in step) {
        this.playing = true;
        const wait = this.#show(step.message, step.folds) * pace() * (this.#queue.length > 60 ? 0.2 : 1);
        if (wait > 0 && !document.hidden) await new Promise((done) => setTimeout(done, wait));
      } else {
        if (step.table) this.#changeTable(step.table);
        if (step.view !== undefined) this.view = step.view;
        this.#settle(step.now);
      }
    }
    this.playing = false;
    this.#pumping = false;
  }

  #changeTable(table: TableInfo): void {
    this.info = table;
    this.present = table.seats.map((seat, at) => seat.present ?? this.present[at] ?? true);
    this.host = table.host !== null && table.host === this.seat ? true : this.host;
  }

  #settle(now: Now): void {
    if (now.revision !== this.revision) this.clearStage();
    this.revision = now.revision;
    this.question = now.question;
    this.asked = now.asked;
    this.undo = now.undo;
    this.plan = now.plan;
    this.clocks = now.clocks;
    this.result = now.result;
  }

  /** Shows one message; how long it wants to be looked at. */
  #show(message: Message, folds: boolean): number {
    if (message.kind === "said" || message.kind === "reacted") this.chat = [...this.chat, message];
    if (message.kind === "undone") this.#retract(Number(message.events));
    const event = message.event;
    if (event && folds && this.view) {
      this.view = fold(this.view, event);
      this.latest = event;
      this.#remember(event);
    }
    const line = lineOf(message);
    if (line) {
      this.log = [...this.log, line];
      for (const heard of this.#heard) heard(line);
    }
    return event ? beatOf(event.event) : 0;
  }

  #retract(events: number): void {
    this.log = this.log.filter((line) => line.n <= events);
  }

  /** Keeps how prices went, for the lines beside the tracks. */
  #remember(event: GameEvent): void {
    const round = this.view?.round ?? 0;
    for (const [path, value] of Object.entries(event.set)) {
      if (!path.startsWith("market.")) continue;
      const company = path.slice(7);
      const points = this.history[company] ?? [];
      this.history = { ...this.history, [company]: [...points, { round, price: (value as { price: number }).price }] };
    }
  }

  async #loadLog(): Promise<void> {
    const turn = ++this.#loading;
    const { messages } = await get<{ messages: Message[] }>(
      `api/tables/${this.id}/messages?since=0&lang=${this.#connection.language}`,
      this.token,
    ).catch(() => ({ messages: [] as Message[] }));
    if (turn !== this.#loading) return;
    const newer = this.log.filter((line) => line.number > (messages.at(-1)?.number ?? 0));
    this.log = [...messages.map(lineOf).filter((line) => line !== null), ...newer];
    this.history = historyOf(messages);
  }
}

/** Every price that was ever on the board, by company. */
export function historyOf(messages: Message[]): Record<string, Point[]> {
  const history: Record<string, Point[]> = {};
  let round = 0;
  for (const { event } of messages) {
    if (!event) continue;
    if (typeof event.set.round === "number") round = event.set.round;
    for (const [path, value] of Object.entries(event.set)) {
      if (path.startsWith("market.")) (history[path.slice(7)] ??= []).push({ round, price: (value as { price: number }).price });
    }
  }
  return history;
}

export function troubleOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.refused.text ?? t(`refusal-${error.refused.key}`, plain(error.refused.args));
}

function plain(args: Record<string, unknown>): Record<string, string | number> {
  const entries = Object.entries(args).map(([key, value]) => [key, typeof value === "number" ? value : String(value)] as const);
  return Object.fromEntries(entries);
}

let moves = 0;

/** A name for a decision that no other has; no secure context is needed for it. */
export function newMove(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${moves++}`;
}
