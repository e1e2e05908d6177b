// What the server has told of a table, as it stands: filled in by the table, read by the page.
import type { Line } from "../protocol/connection";
import type { GameEvent } from "../protocol/game";
import type { Beliefs, Clocks, Numbers, Plan, Question, Refused, Result, TableInfo, View } from "../protocol/frames";
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

  /** Whether everybody else here is a bot. */
  get isAlone(): boolean {
    return (this.info?.seats ?? []).every((seat, at) => at === this.seat || Boolean(seat.bot));
  }
}
