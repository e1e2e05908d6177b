// One table as one seat sees it: folds what the server tells at a pace one can follow, and stages what the person answers.
import { Connection, type Line } from "../protocol/connection";
import { fold } from "../protocol/fold";
import type { GameEvent } from "../protocol/game";
import type { Action, Clocks, Command, Frame, Message, Now, Numbers, Plan, Question, Refused, Reply, Result, Snapshot, TableInfo, Update, View } from "../protocol/frames";
import { AnswerBook } from "./answerbook.svelte";
import { Chronicle } from "./chronicle.svelte";
import { whenIdle } from "./idle";
import { beatOf, type LogLine } from "./log";
import { newMove } from "./moves";
import { Picking } from "./picking.svelte";
import type { Prices } from "./prices";
import { Reel } from "./reel.svelte";
import { refusalOf } from "./reason";
import type { Scene } from "./scene";
import { settings } from "./settings.svelte";
import { troubleOf } from "./trouble";
import { Turn } from "./turn.svelte";
import { t } from "./words.svelte";

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
  busy = $state(false);
  trouble = $state("");
  reason = $state.raw<Refused | null>(null);
  latest = $state.raw<GameEvent | null>(null);
  revision = $state(0);
  readonly picking = new Picking();
  readonly turn = new Turn();
  readonly chronicle: Chronicle;
  readonly book = new AnswerBook();

  #answered = $state(-1); // the revision that was answered: its question is no longer open
  #connection: Connection;
  #reel = new Reel<Step>((step) => this.#step(step));

  constructor(
    readonly id: string,
    readonly token: string | null,
    language: string,
  ) {
    this.chronicle = new Chronicle(id, token);
    this.#connection = new Connection(id, token, language, {
      frame: (frame) => this.#take(frame),
      line: (line, code) => {
        this.line = line;
        if (line === "closed") this.closed = code;
        if (line === "open" && this.chronicle.isMissing) void this.chronicle.load(this.#connection.language);
      },
    });
  }

  // What is shown

  /** The picture, with what is staged already done. */
  get shown(): View | null {
    return this.turn.view ?? this.view;
  }

  get settled(): View | null {
    return this.view;
  }

  /** What the person is asked now, staged answers counted as given; nothing while things still move. */
  get open(): Question | null {
    if (this.playing || this.busy || this.#answered === this.revision) return null;
    return this.turn.preview ? this.turn.question : this.question;
  }

  /** Whether things still move. */
  get playing(): boolean {
    return this.#reel.running;
  }
  get names(): string[] {
    return (this.info?.seats ?? []).map((seat, at) => seat.name ?? t("web-seat", { number: at + 1 }));
  }
  get numbers(): Numbers | null {
    return this.info?.numbers ?? null;
  }
  get history(): Prices {
    return this.chronicle.prices;
  }
  get log(): LogLine[] {
    return this.chronicle.log;
  }

  /** What an answer says. */
  textOf(answer: number, question: Question | null = this.open): string {
    const at = question?.answers.indexOf(answer) ?? -1;
    return question?.texts?.[at] ?? this.book.actions[answer]?.verb ?? String(answer);
  }

  /** The table's own part of an answer: verb, card, pile, space, number. */
  actionOf(answer: number): Action | undefined {
    return this.book.actions[answer];
  }

  idOf(verb: string, card: string): number | undefined {
    return this.book.actions.find((action) => action.verb === verb && action.card === card)?.id;
  }

  /** The answers now open that a test picks out. */
  matching(test: (action: Action) => boolean): number[] {
    return this.book.offered(this.open, test);
  }

  /** Answers like those now open that are not allowed. */
  barred(test: (action: Action) => boolean): number[] {
    return this.book.barred(this.open, test);
  }

  // What the person does

  /** Stages an answer; sends the turn when it is whole and nothing is left to confirm. */
  async choose(answer: number): Promise<void> {
    if (this.busy || !this.open?.answers.includes(answer)) return;
    const question = this.open;
    const text = this.textOf(answer);
    const answers = [...this.turn.answers, answer];
    this.trouble = "";
    this.reason = null;
    if (settings.confirm === "never") return this.#send(answers);
    await this.#guarded(async () => {
      const { preview } = await this.command({ do: "preview", answers });
      this.picking.clear();
      this.turn.add(answer, text, preview!);
    });
    if (this.turn.whole && !this.#wantsLook(question, answers)) await this.send();
  }

  /** Sends what is staged. */
  async send(): Promise<void> {
    if (this.turn.answers.length) await this.#send(this.turn.answers);
  }

  /** Takes the last staged answer back. */
  async unstage(): Promise<void> {
    const answers = this.turn.answers.slice(0, -1);
    this.trouble = "";
    this.reason = null;
    if (!answers.length) return this.clearStage();
    await this.#guarded(async () => {
      const { preview } = await this.command({ do: "preview", answers });
      this.picking.clear();
      this.turn.drop(preview!);
    });
  }

  clearStage(): void {
    this.picking.clear();
    this.turn.clear();
  }

  /** Asks the server why an answer is not allowed; what it says is shown beside the question. */
  async explain(answer: number): Promise<void> {
    this.reason = null;
    await this.#guarded(async () => (this.reason = await refusalOf(this, this.turn.answers, answer)), false);
  }

  /** Takes back the last answer that was sent. */
  async takeBack(): Promise<void> {
    await this.#guarded(() => this.command({ do: "undo", revision: this.revision, move_id: newMove() }));
  }

  /** Any command; failures are thrown. */
  command(what: Command): Promise<Reply> {
    return this.#connection.command(what);
  }

  /** A command whose failure is shown rather than thrown. */
  async tell(what: Command): Promise<Reply | null> {
    let reply: Reply | null = null;
    this.trouble = "";
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
    if (this.book.actions[answers.at(-1)!]?.verb === "done") return false;
    return answers.length > 1 && question.answers.length > 0;
  }

  async #send(answers: number[]): Promise<void> {
    const revision = this.revision;
    await this.#guarded(async () => {
      await this.command({ do: "answer", revision, move_id: newMove(), answers });
      this.#answered = revision;
      this.clearStage();
    });
  }

  /** Does something and shows what went wrong with it; what was staged is then put aside. */
  async #guarded(act: () => Promise<unknown>, unstages = true): Promise<void> {
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.trouble = troubleOf(error);
      if (unstages) this.clearStage();
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
    this.#reel.clear();
    this.seat = frame.seat;
    this.host = frame.host;
    this.view = frame.view;
    this.info = frame.table;
    this.present = frame.table.seats.map((seat) => seat.present ?? true);
    this.spectators = frame.spectators;
    this.chronicle.chat = frame.chat;
    this.#settle(frame);
    this.clearStage();
    void this.book.ready.then(whenIdle).then(() => this.chronicle.load(this.#connection.language)); // the question first
  }

  #enqueue(frame: Update): void {
    const folds = frame.view === undefined;
    const told = frame.messages.map((message) => ({ message, folds }));
    this.#reel.add([...told, { now: frame, table: frame.table, view: frame.view }]);
  }

  #step(step: Step): number | null {
    if ("message" in step) return this.#show(step.message, step.folds);
    if (step.table) this.#changeTable(step.table);
    if (step.view !== undefined) this.view = step.view;
    this.#settle(step.now);
    return null;
  }

  #changeTable(table: TableInfo): void {
    this.info = table;
    this.present = table.seats.map((seat, at) => seat.present ?? this.present[at] ?? true);
    this.host = table.host !== null && table.host === this.seat ? true : this.host;
  }

  #settle(now: Now): void {
    if (now.revision !== this.revision) {
      this.clearStage();
      this.reason = null;
    }
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
    const event = message.event;
    if (event && folds && this.view) {
      this.view = fold(this.view, event);
      this.latest = event;
    }
    this.chronicle.add(message, this.view?.round ?? 0);
    return event ? beatOf(event.event) : 0;
  }
}
