// A game that is over, step by step, as one seat saw it.
import { fold } from "../protocol/fold";
import type { GameEvent } from "../protocol/game";
import type { Action, Numbers, Question, Told, View, Worded } from "../protocol/frames";
import { beatOf } from "./beats";
import { Flights } from "./flights.svelte";
import { lineOf, type LogLine } from "./log";
import { Picking } from "./picking.svelte";
import type { Scene } from "./scene";
import { pace } from "./settings.svelte";
import { unveiled } from "./unveiled";
import { historyOf, type Prices } from "./prices";

/** Events as lines of the log. */
export function linesOf(events: Worded[]): LogLine[] {
  return events.map((event) => lineOf({ number: event.n, kind: "event", event, words: event.words })).filter((line) => line !== null);
}

const ALL = "all";
const EVERY = 40; // a view is kept every so many events, so that the scrubber can jump

export class Replay implements Scene {
  viewer = $state("0");
  at = $state(0);
  playing = $state(false);
  speed = $state(1); // how much faster than it was played
  readonly picking = new Picking();
  readonly open: Question | null = null;
  #kept = new Map<string, View[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly told: Told) {
    this.viewer = this.viewers[0] ?? "0";
  }

  /** Whose game can be shown: every seat's, the spectators', and (if there are several) with all cards open. */
  get viewers(): string[] {
    const seats = Object.keys(this.told.seats).filter((key) => this.told.seats[key]!.start !== null);
    return seats.length > 1 ? [...seats, ALL] : seats;
  }
  get isOpen(): boolean {
    return this.viewer === ALL;
  }
  /** Whose events are followed; with all cards open, the spectators': everybody's happen at the same numbers. */
  get #followed(): string {
    return this.isOpen ? this.viewers.at(-2)! : this.viewer;
  }
  get begin(): View {
    return this.told.seats[this.#followed]!.start!;
  }
  /** What happened after the beginning. */
  get events(): Worded[] {
    return this.#eventsOf(this.#followed);
  }
  /** Everything that was told up to now. */
  get past(): Worded[] {
    const last = this.latest?.n ?? this.begin.events;
    return this.told.seats[this.#followed]!.events.filter((event) => event.n <= last);
  }
  get length(): number {
    return this.events.length;
  }
  get shown(): View {
    return this.viewAt(this.at);
  }
  get settled(): View {
    return this.shown;
  }
  get seat(): number | null {
    return this.shown.seat;
  }
  get names(): string[] {
    return this.told.names;
  }
  get asked(): number[] {
    return this.shown.question?.seats ?? [];
  }
  get numbers(): Numbers {
    return this.told.numbers;
  }
  get latest(): GameEvent | null {
    return this.events[this.at - 1] ?? null;
  }
  get history(): Prices {
    return historyOf(this.past.map((event) => ({ event })));
  }
  get lines(): LogLine[] {
    return linesOf(this.past);
  }
  /** The places where a phase or a round begins, for jumping. */
  get leaps(): number[] {
    const rounds = this.events.flatMap((event, index) => (event.event === "round-started" ? [index + 1] : []));
    return this.begin.round > 0 ? [0, ...rounds] : rounds;
  }

  /** Where the phases begin, with their rounds. */
  get chapters(): { at: number; round: number; stage: string }[] {
    let round = this.begin.round || 1;
    return this.events.flatMap((event, index) => {
      if (typeof event.set.round === "number") round = event.set.round;
      return event.event === "stage-began" ? [{ at: index + 1, round, stage: String(event.stage ?? event.set.phase ?? "") }] : [];
    });
  }

  /** Goes to the event with this number. */
  jump(n: number): void {
    const found = this.events.findIndex((event) => event.n >= n);
    this.at = found < 0 ? this.length : found + 1;
  }

  /** The view after so many events. */
  viewAt(count: number): View {
    if (!this.isOpen) return this.#seen(this.viewer, count);
    const seats = this.viewers.filter((key) => key !== ALL);
    return seats.map((key) => this.#seen(key, count)).reduceRight((open, view) => unveiled(open, view));
  }

  /** What one seat saw after so many events. */
  #seen(viewer: string, count: number): View {
    const kept = this.#kept.get(viewer) ?? [this.told.seats[viewer]!.start!];
    this.#kept.set(viewer, kept);
    for (let next = kept.length; next * EVERY <= count; next++) kept.push(this.#folded(viewer, kept[next - 1]!, (next - 1) * EVERY, next * EVERY));
    const from = Math.floor(count / EVERY);
    return this.#folded(viewer, kept[from]!, from * EVERY, count);
  }

  #folded(viewer: string, view: View, from: number, to: number): View {
    return this.#eventsOf(viewer).slice(from, to).reduce((folded, event) => fold(folded, event), view);
  }

  #eventsOf(viewer: string): Worded[] {
    const { start, events } = this.told.seats[viewer]!;
    return events.filter((event) => event.n > start!.events);
  }

  readonly flights = new Flights();

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (this.playing) this.#step();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #step(): void {
    if (!this.playing || this.at >= this.length) return this.stop();
    const before = this.shown;
    this.at += 1;
    this.flights.take(this.latest!, before, this.shown);
    const wait = Math.max(20, (beatOf(this.latest?.event ?? "") * 1.3 * (pace() || 0.3)) / this.speed);
    this.#timer = setTimeout(() => this.#step(), wait);
  }

  matching(_test: (action: Action) => boolean): number[] {
    return [];
  }
  barred(_test: (action: Action) => boolean): number[] {
    return [];
  }
  async explain(_answer: number): Promise<void> {}
  textOf(answer: number): string {
    return String(answer);
  }
  idOf(_verb: string, _card: string): number | undefined {
    return undefined;
  }
  actionOf(_answer: number): Action | undefined {
    return undefined;
  }
  async choose(_answer: number): Promise<void> {}
}
