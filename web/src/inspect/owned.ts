// What can be said of what a seat owns: portfolio, cash, meeples.
import type { View } from "../protocol/frames";
import { counted } from "../state/known";
import { investorsOf, playedOf } from "../state/papers";
import type { Scene } from "../state/scene";
import { listed, money, t } from "../state/words.svelte";
import { type Fact, type Facts, nameOf, row } from "./facts";
import type { Thing } from "./thing";

const orNothing = (parts: string[]): string => (parts.length ? listed(parts) : t("nothing"));

/** Both halves and what lies beside them. */
export function portfolioFacts(seat: number, scene: Scene, view: View): Facts {
  const half = view.regular[seat];
  const isMine = seat === scene.seat;
  const named = counted(((isMine ? half?.cards : (half?.mine ?? half?.public)?.known) ?? {}) as Record<string, number>, scene.numbers);
  const rows: Fact[] = [row("web-look-regular", isMine ? orNothing(named) : t("web-look-regular-other", { size: half?.size ?? 0, cards: orNothing(named) }))];
  rows.push(row("web-look-split", orNothing(counted(view.split[seat] ?? {}, scene.numbers))));
  const goods = view.commerce?.[seat];
  if (goods) rows.push(row("web-look-goods", orNothing(counted({ ...goods.commodities, tax: goods.taxes }, scene.numbers))));
  if (view.bonds) rows.push(row("web-look-bonds", String(view.bonds[seat] ?? 0)));
  if (isMine) rows.push(row("web-look-worth", money(worthOf(seat, view))));
  const papers = [...investorsOf(view, seat).map((key): Thing => ({ kind: "investor", key })), ...playedOf(view, seat).map((key): Thing => ({ kind: "strategy", key }))];
  const stocks = Object.keys(view.split[seat] ?? {}).filter((key) => view.split[seat]![key]).map((key): Thing => ({ kind: "company", key }));
  const also: Thing[] = [...papers, { kind: "cash", seat }, ...stocks];
  return { title: t("web-look-portfolio", { name: nameOf(scene, seat) }), seat, face: investorsOf(view, seat)[0], rows, also, rules: ["KNO-3", "KNO-1", "SEL-2"] };
}

/** What the own stock cards would bring at the prices of the moment. */
function worthOf(seat: number, view: View): number {
  const sum = (kinds: Record<string, number>, each: number): number =>
    Object.entries(kinds).reduce((total, [key, count]) => total + count * each * (view.market[key]?.price ?? 0), 0);
  return sum((view.regular[seat]?.cards ?? {}) as Record<string, number>, 1) + sum(view.split[seat] ?? {}, 2);
}

/** Cash, and what of it is promised. */
export function cashFacts(seat: number, scene: Scene, view: View): Facts {
  const cash = view.cash[seat] ?? 0;
  const promised = bidsOf(seat, view).reduce((sum, bid) => sum + bid.value, 0);
  const rows: Fact[] = [row("web-look-cash", money(cash))];
  if (promised > 0) rows.push(row("web-look-promised", t("web-look-promised-what", { promised, left: money(cash - promised) })));
  const fees = (view.fees[seat] ?? []).reduce((sum, count, kind) => sum + count * Number((scene.numbers?.fee_values ?? [1, 2, 3])[kind] ?? 0), 0);
  if (fees) rows.push(row("web-look-owed", money(fees)));
  return { title: t("web-look-cash-of", { name: nameOf(scene, seat), amount: cash }), seat, rows, rules: ["DEM-7", "END-4"] };
}

/** Where a seat's meeples stand. */
export function meepleFacts(seat: number, scene: Scene, view: View): Facts {
  const standing = bidsOf(seat, view).map((bid) => t("web-look-stands", { amount: bid.value, pile: bid.pile + 1 }));
  return { title: t("web-look-meeple", { name: nameOf(scene, seat) }), seat, rows: [row("web-look-bid", standing.length ? listed(standing) : t("web-look-no-bid"))], rules: ["DEM-2", "DEM-3"] };
}

function bidsOf(seat: number, view: View): { value: number; pile: number }[] {
  return view.bids.flatMap((bid, pile) => (bid && bid.seat === seat ? [{ value: bid.value, pile }] : []));
}
