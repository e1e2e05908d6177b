// What the server has told of a table, as it stands: filled in by the table, read by the page.
import type { Line } from "../protocol/connection";
import type { GameEvent } from "../protocol/game";
import type { Beliefs, Clocks, Now, Numbers, Plan, Question, Refused, Result, Snapshot, TableInfo, View } from "../protocol/frames";
import { t } from "./words.svelte";

export class Picture {
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
  beliefs = $state.raw<Beliefs | null>(null);

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat, at) => seat.name ?? t("web-seat", { number: at + 1 }));
  }
  get numbers(): Numbers | null {
    return this.info?.numbers ?? null;
  }

  /** Everything anew. */
  protected redraw(frame: Snapshot): void {
    this.seat = frame.seat;
    this.host = frame.host;
    this.view = frame.view;
    this.info = frame.table;
    this.present = frame.table.seats.map((seat) => seat.present ?? true);
    this.spectators = frame.spectators;
  }

  protected changeTable(table: TableInfo): void {
    this.info = table;
    this.present = table.seats.map((seat, at) => seat.present ?? this.present[at] ?? true);
    this.host = table.host !== null && table.host === this.seat ? true : this.host;
  }

  /** Where the game stands now; whether that is somewhere else than before. */
  protected settle(now: Now): boolean {
    const isNew = now.revision !== this.revision;
    if (isNew) {
      this.reason = null;
      this.beliefs = null;
    }
    this.revision = now.revision;
    this.question = now.question;
    this.asked = now.asked;
    this.undo = now.undo;
    this.plan = now.plan;
    this.clocks = now.clocks;
    this.result = now.result;
    return isNew;
  }

  /** Whether everybody else here is a bot. */
  get isAlone(): boolean {
    return (this.info?.seats ?? []).every((seat, at) => at === this.seat || Boolean(seat.bot));
  }
}
