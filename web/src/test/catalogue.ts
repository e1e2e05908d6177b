// The catalogues as they lie in the repository, for tests.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { speak } from "../state/words.svelte";

const LOCALES: Record<string, string> = { en: "en-US", fr: "fr-FR", pt: "pt-BR" };

export function useCatalogue(language = "en"): void {
  const folder = join(process.cwd(), "..", "src", "stockpile", "text", language);
  const ftl = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");
  speak({ language, locale: LOCALES[language]!, ftl });
}
