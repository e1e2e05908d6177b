// What an answer does to the person who gives it, in words, before it is taken.
import { bidCost } from "./bending";
import type { Table } from "./table.svelte";
import { listed, money, t } from "./words.svelte";

/** The effect of what is staged: who is outbid, cash before and after, what the server tells besides. */
export function stagedEffect(table: Table): string {
  const seat = table.seat;
  const before = table.settled;
  const after = table.shown;
  if (seat === null || !before || !after) return "";
  const parts: string[] = [];
  const last = table.turn.answers.at(-1);
  if (last !== undefined) parts.push(...bidEffect(table, last));
  const cash = [before.cash[seat] ?? 0, after.cash[seat] ?? 0] as const;
  if (cash[0] !== cash[1]) parts.push(t("web-cash-then", { before: money(cash[0]), after: money(cash[1]) }));
  const cards = [before.regular[seat]?.size ?? 0, after.regular[seat]?.size ?? 0] as const;
  if (cards[0] > cards[1]) parts.push(t("web-cards-left", { cards: cards[1] }));
  const told = (table.turn.preview?.told ?? []).slice(table.turn.answers.length);
  if (!parts.length && told.length) parts.push(...told.slice(0, 2));
  return parts.join(" ");
}

/** What a bid does: who it passes, and what is left if it stands. */
export function bidEffect(table: Table, answer: number): string[] {
  const action = table.actionOf(answer);
  if (action?.space == null || action.pile == null || table.seat === null) return [];
  const value = bidCost(table.numbers, table.settled, table.seat, action.space);
  const standing = table.settled?.bids[action.pile] ?? null;
  const name = standing && standing.seat !== table.seat ? (table.names[standing.seat] ?? "") : "";
  const cash = table.settled?.cash[table.seat] ?? 0;
  const passes = name ? t("web-outbids", { name }) : t("web-nobody-stands");
  return table.settled?.offers ? [passes] : [passes, t("web-left-if-won", { cash: money(cash), left: money(cash - value) })];
}

/** The names of those who are waited for. */
export function waitedFor(table: Table): string {
  return listed(table.asked.filter((seat) => seat !== table.seat).map((seat) => table.names[seat] ?? ""));
}
