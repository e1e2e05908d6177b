// A table against a server that is played by the test: what comes in which order must not matter.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Action, Question, Snapshot, Update, View } from "../protocol/frames";
import { useCatalogue } from "../test/catalogue";
import { askHint } from "./aids";
import { set } from "./settings.svelte";
import { Table } from "./table.svelte";

const ACTIONS: Action[] = ["up", "down", "done"].map((verb, id) => ({ id, verb, card: null, pile: null, space: null, number: null }));

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  last(what: string): Record<string, unknown> {
    return this.sent.findLast((command) => command.do === what)!;
  }
}

const asked = (answers: number[]): Question => ({ ask: "place", answers, forced: false, words: "?", texts: answers.map((answer) => `answer ${answer}`) });

function snapshot(revision: number, question: Question | null): Snapshot {
  const table = { id: "t", state: "playing", seats: [{ name: "Ada" }, { name: "Bea" }], host: 0, numbers: null } as unknown as Snapshot["table"];
  const view = { seat: 0, events: 3, round: 1, cash: [20, 20], market: {} } as unknown as View;
  return { frame: "snapshot", number: 9, revision, seat: 0, host: true, table, view, question, asked: [0], undo: false, plan: null, clocks: null, result: null, chat: [], spectators: 0 };
}

function update(revision: number, question: Question | null, messages: Update["messages"] = []): Update {
  return { frame: "update", number: 20 + revision, revision, messages, question, asked: question ? [0] : [1], undo: false, plan: null, clocks: null, result: null };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe("a table", () => {
  let table: Table;
  let line: Line;

  beforeEach(async () => {
    useCatalogue("en");
    set("speed", "instant");
    set("confirm", "turns");
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("fetch", async (url: URL) => {
      const body = String(url).includes("actions") ? { actions: ACTIONS } : { messages: [] };
      return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    });
    table = new Table("t", "token", "en");
    line = Line.all[0]!;
    line.open();
    line.tell(snapshot(4, asked([0, 1])));
    await settled();
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
  });

  test("says hello with its token and language", () => {
    expect(line.sent[0]).toEqual({ do: "hello", token: "token", language: "en" });
  });

  test("a next question that comes before the reply stays open", async () => {
    set("confirm", "never");
    const choosing = table.choose(0);
    await settled();

    line.tell(update(5, asked([2])));
    await settled();
    line.tell({ frame: "reply", id: line.last("answer").id, ok: true });
    await choosing;

    expect(table.open?.answers).toEqual([2]);
  });

  test("an answered question is closed until the server tells what follows", async () => {
    set("confirm", "never");
    const choosing = table.choose(0);
    await settled();
    line.tell({ frame: "reply", id: line.last("answer").id, ok: true });
    await choosing;

    expect(table.open).toBeNull();
    line.tell(update(5, null));
    await settled();
    expect(table.open).toBeNull();
  });

  test("answers are staged, previewed, and sent as one", async () => {
    const first = table.choose(0);
    await settled();
    const staged = { ...table.view!, cash: [7, 20] };
    line.tell({ frame: "reply", id: line.last("preview").id, ok: true, preview: { question: asked([1]), final: false, told: [], view: staged } });
    await first;
    expect(table.shown?.cash).toEqual([7, 20]);
    expect(line.sent.some((command) => command.do === "answer")).toBe(false);

    const second = table.choose(1);
    await settled();
    line.tell({ frame: "reply", id: line.last("preview").id, ok: true, preview: { question: null, final: true, told: [], view: null } });
    await second;
    expect(table.turn.whole).toBe(true);
    const sending = table.send();
    line.tell({ frame: "reply", id: line.last("answer").id, ok: true });
    await sending;

    expect(line.last("answer")).toMatchObject({ answers: [0, 1], revision: 4 });
    expect(table.turn.answers).toEqual([]);
  });

  test("what was picked for a power is marked, and any of it is put back while the rest of the turn holds", async () => {
    const picking = (answers: number[]): Question => ({ ...asked(answers), ask: "pick-company" });
    const reply = async (question: Question | null): Promise<void> => {
      await settled();
      line.tell({ frame: "reply", id: line.last("preview").id, ok: true, preview: { question, final: question === null, told: [], view: null } });
    };
    const turn = [table.choose(0), reply(picking([1, 2, 3]))];
    await Promise.all(turn);
    await Promise.all([table.choose(1), reply(picking([2, 3]))]);
    await Promise.all([table.choose(2), reply(picking([3]))]);
    expect(table.marks.map(({ answer, count }) => [answer, count])).toEqual([[1, 1], [2, 1]]);

    const putting = table.putBack(1);
    await reply(picking([1, 2, 3]));
    await reply(picking([1, 3]));
    await putting;

    expect(table.turn.answers).toEqual([0, 2]);
    expect(table.marks.map((mark) => mark.answer)).toEqual([2]);
    expect(table.open?.answers).toEqual([1, 3]);
    expect(line.sent.some((command) => command.do === "answer")).toBe(false);
  });

  test("a hint that is still thought about holds up no answer", async () => {
    set("confirm", "never");
    void askHint(table);
    await settled();
    expect(line.last("hint").depth).toBe("quick");
    expect(table.busy).toBe(false);

    const choosing = table.choose(0);
    await settled();
    line.tell({ frame: "reply", id: line.last("answer").id, ok: true });
    await choosing;
    line.tell(update(5, asked([2])));
    await settled();
    line.tell({ frame: "reply", id: line.last("hint").id, ok: true, hint: { answer: 0, options: [{ answer: 0, reasons: [] }] } });
    await settled();

    expect(table.advice).toBeNull(); // it came too late, for a question that is answered
    expect(table.hints.thinking).toBe(false);
  });

  test("a move that was under way when the line broke is sent again under the same name", async () => {
    set("confirm", "never");
    vi.useFakeTimers();
    const choosing = table.choose(0);
    await vi.advanceTimersByTimeAsync(0);
    const sent = line.last("answer");

    line.drop(1006);
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    const again = Line.all[1]!;
    again.open();
    again.tell({ frame: "reply", id: again.last("answer").id, ok: true });
    await choosing;

    expect(again.url.search).toBe("?since=9");
    expect(again.last("answer").move_id).toBe(sent.move_id);
  });

  test("a refusal is shown in the server's words and nothing stays staged", async () => {
    const choosing = table.choose(0);
    await settled();

    line.tell({ frame: "reply", id: line.last("preview").id, ok: false, refused: { rule: "DEM-2", key: "x", args: {}, text: "Too low. (DEM-2)" } });
    await choosing;

    expect(table.trouble).toBe("Too low. (DEM-2)");
    expect(table.turn.answers).toEqual([]);
  });

  test("why something is not allowed is asked of the server, behind staged answers by a preview of it", async () => {
    const asking = table.explain(3);
    await settled();
    line.tell({ frame: "reply", id: line.last("why").id, ok: true, why: { 3: { rule: "DEM-2", key: "x", args: {}, text: "Too low." } } });
    await asking;
    expect(table.reason?.rule).toBe("DEM-2");

    const staging = table.choose(0);
    await settled();
    line.tell({ frame: "reply", id: line.last("preview").id, ok: true, preview: { question: asked([1]), final: false, told: [], view: null } });
    await staging;
    const again = table.explain(3);
    await settled();
    expect(line.last("preview").answers).toEqual([0, 3]);
    line.tell({ frame: "reply", id: line.last("preview").id, ok: false, refused: { rule: "SUP-3", key: "x", args: {}, text: "Face-down now." } });
    await again;

    expect(table.reason?.rule).toBe("SUP-3");
    expect(table.turn.answers).toEqual([0]);
  });

  test("what is still being shown when the past arrives is told once", async () => {
    const event = { n: 4, event: "bid", seat: 1, set: {} };
    const message = { number: 21, kind: "event", event, words: "Bea bid." };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ messages: [message] }), { headers: { "content-type": "application/json" } }));
    await table.chronicle.load("en");

    line.tell(update(5, null, [message]));
    await settled();

    expect(table.log.map((entry) => entry.number)).toEqual([21]);
  });

  test("a past that could not be fetched is fetched when the line is back", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no server")));
    await table.chronicle.load("en");
    expect(table.chronicle.isMissing).toBe(true);
    const message = { number: 5, kind: "event", event: { n: 1, event: "bid", seat: 1, set: {} }, words: "Bea bid." };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ messages: [message] }), { headers: { "content-type": "application/json" } }));

    line.drop(1006);
    await vi.waitFor(() => expect(Line.all).toHaveLength(2));
    Line.all[1]!.open();
    Line.all[1]!.tell(update(4, asked([0, 1])));

    await vi.waitFor(() => expect(table.log.map((entry) => entry.text)).toEqual(["Bea bid."]));
  });

  test("an undone answer leaves the log", async () => {
    const event = { n: 4, event: "bid", seat: 1, set: { cash: [1, 2] } };
    line.tell(update(5, null, [{ number: 21, kind: "event", event, words: "Bea bid." }]));
    await settled();
    expect(table.view?.cash).toEqual([1, 2]);

    line.tell({ ...update(6, null, [{ number: 22, kind: "undone", seat: 1, events: 3, words: "Bea took it back." }]), view: snapshot(6, null).view });
    await settled();

    expect(table.log.map((entry) => entry.text)).toEqual(["Bea took it back."]);
    expect(table.view?.cash).toEqual([20, 20]);
  });

  test("a seat that is gone is not asked for again", () => {
    line.drop(4401);

    expect(table.line).toBe("closed");
    expect(Line.all).toHaveLength(1);
  });
});
