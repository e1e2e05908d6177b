// The keys of the table: confirming, taking back, skipping, choosing by number, and those that speak.
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { Voice } from "./voice.svelte";

/** Does what a key asks for; false if it asks for nothing here. */
export function pressed(event: KeyboardEvent, table: Table, voice: Voice, open: (what: "keys" | "rules") => void): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, dialog")) return false;
  if (table.playing && event.key !== "Tab") table.reel.skip(); // any key ends the beat
  if (event.key === "Enter") return !target.closest("button, a") && confirm(table);
  if (!settings.shortcuts) return false;
  if (event.key === "?") open("keys");
  else if (event.key === "r") open("rules");
  else if (event.key === "x") table.reel.hurry();
  else if (event.key === "u" && table.turn.answers.length) void table.unstage();
  else if (event.key === "u" && table.undo) void table.takeBack();
  else if (event.key === "s") return confirm(table);
  else if (event.key === "Escape") table.picking.clear();
  else if (event.key === "a") answers()[0]?.focus();
  else if (/^[1-9]$/.test(event.key)) chooseNumber(table, Number(event.key));
  else return voice.key(event.key);
  return true;
}

function confirm(table: Table): boolean {
  const button = document.querySelector<HTMLElement>("[data-send]:not([disabled]), [data-done]:not([disabled])");
  if (table.playing || !button) return false;
  button.click();
  return true;
}

function answers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-stage] [data-answer], [data-panel] [data-answer]")];
}

/** In an auction the number of a pile lays the lowest bid there, and raises it when pressed again; elsewhere it is the answer of that number. */
function chooseNumber(table: Table, number: number): void {
  const bids = table.matching((action) => action.pile === number - 1 && action.space !== null);
  const isAuction = table.matching((action) => action.space !== null).length > 0;
  if (!isAuction) answers()[number - 1]?.click();
  else if (bids.length) void table.choose(bids[(bids.indexOf(table.ghost ?? -1) + 1) % bids.length]!);
}
