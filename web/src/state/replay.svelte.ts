// A game that is over, step by step, as one seat saw it.
import { fold } from "../protocol/fold";
import type { GameEvent } from "../protocol/game";
import type { Action, Numbers, Question, Result, View } from "../protocol/frames";
import { beatOf, lineOf, type LogLine } from "./log";
import { Picking } from "./picking.svelte";
import type { Scene } from "./scene";
import { pace } from "./settings.svelte";
import { historyOf, type Point } from "./table.svelte";

type Worded = GameEvent & { words?: string };

/** What one seat saw: the view when the cards lay ready, and all events; null where a record leaves that out. */
export interface Tale {
  start: View | null;
  events: Worded[];
}


export interface Told {
  names: string[];
  numbers: Numbers;
  seats: Record<string, Tale>;
  result: Result | null;
}

/** Events as lines of the log. */
export function linesOf(events: Worded[]): LogLine[] {
  return events.map((event) => lineOf({ number: event.n, kind: "event", event, words: event.words })).filter((line) => line !== null);
}

const EVERY = 40; // a view is kept every so many events, so that the scrubber can jump

export class Replay implements Scene {
  viewer = $state("0");
  at = $state(0);
  playing = $state(false);
  readonly picking = new Picking();
  readonly open: Question | null = null;
  #kept = new Map<string, View[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly told: Told) {
    this.viewer = this.viewers[0] ?? "0";
  }

  /** The seats whose game can be shown. */
  get viewers(): string[] {
    return Object.keys(this.told.seats).filter((key) => this.told.seats[key]!.start !== null);
  }
  get begin(): View {
    return this.told.seats[this.viewer]!.start!;
  }
  /** What happened after the beginning. */
  get events(): Worded[] {
    return this.told.seats[this.viewer]!.events.filter((event) => event.n > this.begin.events);
  }
  /** Everything that was told up to now. */
  get past(): Worded[] {
    const last = this.latest?.n ?? this.begin.events;
    return this.told.seats[this.viewer]!.events.filter((event) => event.n <= last);
  }
  get length(): number {
    return this.events.length;
  }
  get shown(): View {
    return this.viewAt(this.at);
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
  get history(): Record<string, Point[]> {
    return historyOf(this.past.map((event) => ({ number: event.n, kind: "event", event })));
  }
  get lines(): LogLine[] {
    return linesOf(this.past);
  }
  /** The places where a phase or a round begins, for jumping. */
  get marks(): number[] {
    const rounds = this.events.flatMap((event, index) => (event.event === "round-started" ? [index + 1] : []));
    return this.begin.round > 0 ? [0, ...rounds] : rounds;
  }

  /** The view after so many events. */
  viewAt(count: number): View {
    const kept = this.#kept.get(this.viewer) ?? [this.begin];
    this.#kept.set(this.viewer, kept);
    for (let next = kept.length; next * EVERY <= count; next++) kept.push(this.#folded(kept[next - 1]!, (next - 1) * EVERY, next * EVERY));
    const from = Math.floor(count / EVERY);
    return this.#folded(kept[from]!, from * EVERY, count);
  }

  #folded(view: View, from: number, to: number): View {
    return this.events.slice(from, to).reduce((folded, event) => fold(folded, event), view);
  }

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
    this.at += 1;
    const wait = Math.max(30, beatOf(this.latest?.event ?? "") * 1.3 * (pace() || 0.3));
    this.#timer = setTimeout(() => this.#step(), wait);
  }

  matching(_test: (action: Action) => boolean): number[] {
    return [];
  }
  textOf(answer: number): string {
    return String(answer);
  }
  actionOf(_answer: number): Action | undefined {
    return undefined;
  }
  async choose(_answer: number): Promise<void> {}
}
