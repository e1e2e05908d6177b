// The panel that must be able to ask anything, also what this client has never heard of.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Action, Question } from "../protocol/frames";
import { Picking } from "../state/picking.svelte";
import { Turn } from "../state/turn.svelte";
import type { Table } from "../state/table.svelte";
import { useCatalogue } from "../test/catalogue";
import Asking from "./Asking.svelte";

const ACTIONS: Action[] = [
  { id: 0, verb: "bid", card: null, pile: 0, space: 1, number: null },
  { id: 1, verb: "bid", card: null, pile: 1, space: 2, number: null },
  { id: 2, verb: "up", card: "epic", pile: 1, space: null, number: null },
  { id: 3, verb: "juggle", card: "moonbeam", pile: null, space: null, number: null },
];

function tableAsking(question: Question | null, more: Partial<Table> = {}): Table {
  const chosen = vi.fn();
  return {
    open: question,
    turn: new Turn(),
    reason: null,
    picking: new Picking(),
    asked: question ? [0] : [1],
    seat: 0,
    names: ["Ada", "Bea"],
    busy: false,
    playing: false,
    trouble: "",
    undo: false,
    result: null,
    revision: 4,
    numbers: { bids: [0, 1, 3], fee_values: [1, 2, 3] },
    actionOf: (answer: number) => ACTIONS[answer],
    textOf: (answer: number) => question?.texts?.[question.answers.indexOf(answer)] ?? "",
    choose: chosen,
    ...more,
  } as unknown as Table;
}

describe("the panel", () => {
  beforeEach(() => useCatalogue("en"));
  afterEach(cleanup);

  test("asks what it has never heard of, in the server's words", async () => {
    const table = tableAsking({ ask: "juggle", answers: [3, 99], forced: false, words: "Juggle something.", texts: ["Juggle a moonbeam", "Drop it"] });
    render(Asking, { table });

    await fireEvent.click(screen.getByRole("button", { name: "Drop it" }));

    expect(screen.getByRole("heading", { name: "Juggle something." })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Juggle a moonbeam" }).dataset.answer).toBe("3");
    expect(table.choose).toHaveBeenCalledWith(99);
  });

  test("groups bids by pile and placements by card, and still says each in full", () => {
    const texts = ["$1K on pile 1", "$3K on pile 2", "Epic Electric, face-up, on pile 2"];
    render(Asking, { table: tableAsking({ ask: "bid", answers: [0, 1, 2], forced: false, words: "Bid.", texts }) });

    expect(screen.getByRole("group", { name: "Pile 1" })).toBeTruthy();
    expect(screen.getByRole("group", { name: "Epic Electric · face-up" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "$3K on pile 2" }).textContent).toContain("$3K");
  });

  test("carries the handles that tests and scripts use", () => {
    const { container } = render(Asking, { table: tableAsking({ ask: "place", answers: [2], forced: false, words: "Place.", texts: ["x"] }) });

    expect(container.querySelector("[data-ask='place'] [data-answer='2']")).toBeTruthy();
  });

  test("says whom all wait for when nothing is asked", () => {
    render(Asking, { table: tableAsking(null) });

    expect(screen.getByRole("heading", { name: "Waiting for Bea" })).toBeTruthy();
  });

  test("offers to send a whole turn and to change it", () => {
    const turn = new Turn();
    turn.add(2, "Epic Electric, face-up, on pile 2", { question: null, final: true, told: [], view: null });
    const table = tableAsking(null, { turn });
    render(Asking, { table });

    expect(screen.getByRole("button", { name: "Play it" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Change" })).toBeTruthy();
    expect(screen.getByText("Epic Electric, face-up, on pile 2")).toBeTruthy();
  });

  test("a reason is shown with its rule, which opens the rules there", async () => {
    const opened = vi.fn();
    const reason = { rule: "DEM-2", key: "bid-too-low", args: {}, text: "A bid must be higher." };
    render(Asking, { table: tableAsking(null, { reason }), onrule: opened });

    await fireEvent.click(screen.getByRole("button", { name: "DEM-2" }));

    expect(screen.getByRole("status").textContent).toContain("A bid must be higher.");
    expect(opened).toHaveBeenCalledWith("DEM-2");
  });
});
