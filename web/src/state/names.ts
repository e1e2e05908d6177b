// Words for what lies on the table.
import type { Numbers } from "../protocol/frames";
import { isCompany } from "../draw/glyphs";
import { papers } from "./papertexts.svelte";
import { has, t, whole } from "./words.svelte";

const FEES = ["fee1", "fee2", "fee3"];

/** A card by its key; "?" is one that cannot be named. */
export function cardName(key: string, numbers: Numbers | null): string {
  if (key === "?") return t("card-unknown");
  if (FEES.includes(key)) return t("card-fee", { amount: feeOf(key, numbers) ?? 0 });
  return t(isCompany(key) ? `company-${key}` : `card-${key}`);
}

/** The amount on a fee card, or nothing on any other. */
export function feeOf(key: string, numbers: Numbers | null): number | null {
  const kind = FEES.indexOf(key);
  return kind < 0 ? null : (numbers?.fee_values[kind] ?? kind + 1);
}

/** A forecast as it is printed. */
export function signOf(forecast: string): string {
  return forecast.replace("-", "−");
}

/** What a forecast does. */
export function forecastWords(forecast: string): string {
  if (forecast === "?") return t("forecast-unknown");
  if (forecast.startsWith("$")) return t("forecast-dividend", { amount: forecast.length });
  return t(forecast.startsWith("+") ? "forecast-up" : "forecast-down", { spaces: Number(forecast.slice(1)) });
}

/** The name of an investor or a strategy card, whichever the catalogues know; the key itself at worst. */
export function paperName(kind: "investor" | "strategy", key: string): string {
  return papers.known[`${kind}-${key}`]?.name ?? (has(`${kind}-${key}`) ? t(`${kind}-${key}`) : key);
}

/** What an investor or a strategy card costs and does: as the server says it, else as far as the catalogues can. */
export function paperText(kind: "investor" | "strategy", key: string): string {
  const told = papers.known[`${kind}-${key}`];
  return told ? [told.cost, told.what].filter(Boolean).join(" ") : whole(`${kind}-${key}-what`);
}

/** The words of a bot, a preset, a clock …; the key where there are none. */
export function optionName(kind: string, key: string): string {
  return has(`${kind}-${key}`) ? t(`${kind}-${key}`) : key;
}
