// Making a table and sitting down at one, with this device's part of the fair shuffle.
import { once, post } from "../protocol/api";
import type { Catalog, Seated } from "../protocol/frames";
import type { NewSeat, NewTable, SitDown } from "../protocol/wire";
import { usualBot } from "./opponents";
import { keepPlace } from "./seats";
import { settings } from "./settings.svelte";
import { keepPart, keepPromise, newPart } from "./shuffle";
import { t } from "./words.svelte";

export interface Sitting {
  kind: "me" | "bot" | "free" | "here";
  bot?: string;
  name?: string;
}

/** A table to be made, with who sits where on this device as well. */
export interface Wanted extends Omit<NewTable, "players" | "seats"> {
  seats: Sitting[];
}

/** A mixture of board and modules that is no preset. */
export const OWN = "own";

/** What is played: a preset, or an own mixture. */
export interface Mixture {
  preset: string;
  board: string;
  modules: string[];
  /** Sets of investors that stay in the box. */
  without: string[];
  promos: boolean;
  /** The values that the cards are played with. */
  components: NonNullable<NewTable["components"]>;
}

/** A mixture as the server wants it. */
export function mixed({ preset, board, modules, without, promos, components }: Mixture, catalog: Catalog): Partial<NewTable> {
  const values = components === "printed" ? {} : { components };
  if (preset !== OWN) return { preset, ...values };
  return { ...values, board, modules, investor_sets: catalog.investor_sets.filter((key) => !without.includes(key)), promo_strategies: promos };
}

/** The base game against three bots of the level that this person plays against: nothing to set, nothing to choose. */
export async function playNow(): Promise<string> {
  return createTable({ preset: "first-game", seats: [{ kind: "me" }, ...threeBots(usualBot(await once<Catalog>("api/catalog")))] });
}

/** The prepared first game, with the bots that it was prepared for. */
export async function playGuided(): Promise<string> {
  const { presets } = await once<Catalog>("api/catalog");
  const bot = presets.find((preset) => preset.key === "guided")?.guide?.bot ?? "novice";
  return createTable({ preset: "guided", seats: [{ kind: "me" }, ...threeBots(bot)] });
}

function threeBots(bot: string): Sitting[] {
  return Array.from({ length: 3 }, () => ({ kind: "bot" as const, bot }));
}

/** Makes a table; people who share this device sit down at once. */
export async function createTable(wanted: Wanted): Promise<string> {
  const { seats, ...rest } = wanted;
  const catalog = await once<Catalog>("api/catalog");
  const bot = usualBot(catalog);
  const fair = newPart();
  const wish: NewTable = {
    ...rest,
    players: seats.length,
    seats: seats.map((seat) => seatOf(seat, bot)),
    // Nobody is waited for where all sit at this device: they have said that they play by setting the table.
    ...(seats.some((seat) => seat.kind === "free") ? {} : { start: "full" as const }),
    ...(seats.some((seat) => seat.kind === "me") ? { commitment: fair.commitment } : {}),
  };
  const made = await post<Seated>("api/tables", wish);
  const title = wanted.preset ?? "";
  keepPlace(made.table, { seat: made.seat, token: made.token }, title);
  keepPromise(made.table, made.promised);
  if (made.seat !== null) keepPart(made.table, made.seat, fair.seed);
  for (const [at, seat] of seats.entries()) {
    if (seat.kind === "here") await sitDown(made.table, seat.name || t("web-seat", { number: at + 1 }), at);
  }
  return made.table;
}

function seatOf(seat: Sitting, bot: string): NewSeat {
  if (seat.kind === "bot") return { bot: seat.bot || bot, ...(seat.name ? { name: seat.name } : {}) };
  return seat.kind === "me" ? { name: seat.name || settings.name || t("web-me") } : {};
}

/** Sits down at a table that has a free seat. */
export async function sitDown(table: string, name: string, seat?: number, token?: string | null): Promise<void> {
  const fair = newPart();
  const body: SitDown = { name, commitment: fair.commitment, ...(seat === undefined ? {} : { seat }) };
  const seated = await post<Seated>(`api/tables/${table}/seats`, body, token);
  keepPlace(table, { seat: seated.seat, token: seated.token });
  keepPromise(table, seated.promised);
  if (seated.seat !== null) keepPart(table, seated.seat, fair.seed);
}
