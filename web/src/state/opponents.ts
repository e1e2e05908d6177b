// Whom one plays against: levels and characters by name, face and one line; the last choice is remembered on this device.
import { once } from "../protocol/api";
import type { BotInfo, Catalog } from "../protocol/frames";
import { fittingLevel, forgetResults, keptResults } from "./fitting";
import { optionName } from "./names";
import { keep, recall } from "./store";
import { has, t } from "./words.svelte";

const KEY = "stockpile.opponent";
const BEGINNERS = "level-2"; // bench/newcomer.py: a careful newcomer wins about a third of the games against three of them
const CHANCE = "random";

/** The bot that is taken where nobody says which: the one last chosen, or the level that fits what came of the games since. */
export function usualBot(catalog: Catalog): string {
  const known = catalog.bots.map((bot) => bot.key);
  const wished = [recall(KEY), catalog.default_bot, BEGINNERS].find((key) => key && key !== CHANCE && known.includes(key));
  const first = catalog.bots.find((bot) => bot.key === wished)?.level ?? null;
  const levels = catalog.bots.filter((bot) => bot.kind === "level");
  const level = first === null ? null : fittingLevel(keptResults(), first, levels.length);
  return levels.find((bot) => bot.level === level)?.key ?? wished ?? known.find((key) => key !== CHANCE) ?? BEGINNERS;
}

/** The levels to choose from, weakest first, then the characters; chance is no opponent. */
export function opponents(catalog: Catalog): BotInfo[] {
  const worth = catalog.bots.filter((bot) => bot.key !== CHANCE && bot.kind !== "chance");
  const rank = (bot: BotInfo): number => (bot.kind === "persona" ? 1 : 0);
  return worth.toSorted((one, other) => rank(one) - rank(other));
}

export function rememberOpponent(key: string): void {
  keep(KEY, key);
  forgetResults();
}

export const catalogue = (): Promise<Catalog> => once<Catalog>("api/catalog");

/** What a bot is called. */
export function botName(key: string): string {
  return optionName("bot", key.split("@")[0]!);
}

/** One line on how it plays. */
export function botLine(key: string): string {
  const level = key.split("@")[0]!;
  return has(`bot-${level}-what`) ? t(`bot-${level}-what`) : has(`bots-${level}`) ? t(`bots-${level}`) : "";
}
