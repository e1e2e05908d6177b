// One table as one seat sees it: folds what the server tells at a pace one can follow, and stages what the person answers.
import { Connection } from "../protocol/connection";
import { fold } from "../protocol/fold";
import type { Action, Command, Frame, Message, Now, Preview, Question, Reply, Snapshot, TableInfo, Update, View } from "../protocol/frames";
import { Advice } from "./advice.svelte";
import { AnswerBook } from "./answerbook.svelte";
import { Chronicle } from "./chronicle.svelte";
import { Flights } from "./flights.svelte";
import { whenIdle } from "./idle";
import { beatOf, concerns } from "./beats";
import type { LogLine } from "./log";
import { newMove } from "./moves";
import { Picking } from "./picking.svelte";
import { Picture } from "./picture.svelte";
import type { Prices } from "./prices";
import { Reel } from "./reel.svelte";
import { refusalOf } from "./reason";
import type { Scene } from "./scene";
import { settings } from "./settings.svelte";
import { Story } from "./story.svelte";
import { troubleOf } from "./trouble";
import { goneThrough, type Mark, Turn } from "./turn.svelte";

type Told = { message: Message; folds: boolean } | { now: Now; table?: TableInfo; view?: View | null };

export class Table extends Picture implements Scene {
  readonly picking = new Picking();
  readonly turn = new Turn();
  readonly story = new Story();
  readonly flights = new Flights();
  readonly hints = new Advice();
  readonly chronicle: Chronicle;
  readonly book = new AnswerBook();

  #answered = $state(-1); // the revision that was answered: its question is no longer open
  #connection: Connection;
  readonly reel = new Reel<Told>((step) => this.#step(step));

  constructor(
    readonly id: string,
    readonly token: string | null,
    language: string,
  ) {
    super();
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

  /** What the hint bot said of the question that is open now. */
  get advice(): Advice | null {
    return this.hints.revision === this.revision ? this.hints : null;
  }

  /** The answer that stands as a ghost and waits for the confirming button. */
  get ghost(): number | null {
    return this.turn.whole ? (this.turn.answers.at(-1) ?? null) : null;
  }

  /** What was picked for a power that is being put together. */
  get marks(): Mark[] {
    return this.turn.marks;
  }

  /** What the person is asked now, staged answers counted as given; nothing while things still move. Of a whole turn the last answer may still be changed. */
  get open(): Question | null {
    if (this.playing || this.#answered === this.revision) return null;
    if (this.turn.whole) return this.turn.last;
    return this.turn.preview ? this.turn.question : this.question;
  }

  /** Whether things still move. */
  get playing(): boolean {
    return this.reel.running;
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

  /** Stages an answer, in the place of the last one where the turn is whole already; sends what needs no second look. */
  async choose(answer: number): Promise<void> {
    const question = this.open;
    if (this.busy || !question?.answers.includes(answer)) return;
    const text = this.textOf(answer);
    const revision = this.revision;
    const isChange = this.turn.whole;
    const answers = [...(isChange ? this.turn.answers.slice(0, -1) : this.turn.answers), answer];
    this.trouble = "";
    this.reason = null;
    if (settings.confirm === "never") return this.#send(answers);
    await this.#guarded(async () => {
      const { preview } = await this.command({ do: "preview", answers });
      this.picking.clear();
      if (this.revision !== revision) return; // the game went on meanwhile: what was looked ahead to is not asked any more
      if (isChange) this.turn.replace(answer, text, preview!);
      else this.turn.add(answer, text, preview!, question);
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

  /** Puts one thing that was picked back, and keeps the rest of the turn as far as it still holds. */
  async putBack(answer: number): Promise<void> {
    const at = this.turn.answers.lastIndexOf(answer);
    if (at < 0 || this.busy) return;
    const kept = this.turn.answers.toSpliced(at, 1);
    const look = async (answers: number[]): Promise<Preview> => (await this.command({ do: "preview", answers })).preview!;
    await this.#guarded(async () => this.turn.restore(await goneThrough(kept, this.question, look, (given, asked) => this.textOf(given, asked))));
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
    if (this.book.actions[answers.at(-1)!]?.verb === "done") return false;
    if (settings.confirm === "always") return true;
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
    this.reel.clear();
    this.story.clear();
    this.flights.clear();
    this.redraw(frame);
    this.chronicle.chat = frame.chat;
    this.settle(frame);
    this.clearStage();
    void this.book.ready.then(whenIdle).then(() => this.chronicle.load(this.#connection.language)); // the question first
  }

  #enqueue(frame: Update): void {
    const folds = frame.view === undefined;
    const told = frame.messages.map((message) => ({ message, folds }));
    this.reel.add([...told, { now: frame, table: frame.table, view: frame.view }]);
  }

  #step(step: Told): number | null {
    if ("message" in step) return this.#show(step.message, step.folds);
    if (step.table) this.changeTable(step.table);
    if (step.view !== undefined) this.view = step.view;
    if (this.settle(step.now)) this.clearStage();
    return null;
  }

  /** Shows one message; how long it wants to be looked at. */
  #show(message: Message, folds: boolean): number {
    const event = message.event;
    if (event && folds && this.view) {
      const before = this.view;
      this.view = fold(before, event);
      this.latest = event;
      this.story.take(event, before, this.view, this.seat, message.words ?? "");
      if (!this.reel.hurrying) this.flights.take(event, before, this.view);
    }
    this.chronicle.add(message, this.view?.round ?? 0);
    return event ? beatOf(event.event, concerns(event, this.seat)) : 0;
  }
}
