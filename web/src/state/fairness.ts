// Checks the shuffle with what was promised before it and shown after it.
import { get } from "../protocol/api";
import type { Snapshot } from "../protocol/frames";
import { seedOf } from "./opening";
import { fromHex, sha256, toHex } from "./sha256";
import type { Table } from "./table.svelte";
import { t } from "./words.svelte";

/** What came out, in words. */
export async function checkFairness(table: Table): Promise<string> {
  const found = await get<Snapshot>(`api/tables/${table.id}`, table.token).catch(() => null);
  const fair = found?.table.fair;
  if (!fair?.secret) return t("web-fair-unknown");
  const promised = toHex(sha256(fromHex(fair.secret))) === fair.hash;
  const kept = fair.seats.every((seat) => !seat.seed || toHex(sha256(fromHex(seat.seed))) === seat.commitment);
  const mine = table.seat === null ? null : seedOf(table.id, table.seat);
  const counted = mine === null || fair.seats[table.seat ?? 0]?.seed === mine;
  return t(promised && kept && counted ? "web-fair-yes" : "web-fair-no");
}
