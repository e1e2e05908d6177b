// Words: all that the client names are there, in every language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { useCatalogue } from "../test/catalogue";
import { has, longer, money, nameOf, percent, preferred, t } from "./words.svelte";

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf-8"));
}

describe.each(["en", "fr", "pt"])("in %s", (language) => {
  beforeEach(() => useCatalogue(language));

  test("every key that the client names has words", () => {
    const named = sources("src").flatMap((text) => [...text.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!));

    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !has(key))).toEqual([]);
  });

  test("per cent is written as the language writes it", () => {
    expect(percent(0.256)).toBe({ en: "26 %", fr: "26\u202f%", pt: "26%" }[language]);
  });

  test("every key that is put together has words", () => {
    const families = {
      "web-topic": ["bids", "cards", "market", "money", "table"],
      "web-theme": ["auto", "light", "dark"],
      "web-speed": ["calm", "normal", "quick", "instant"],
      "web-confirm": ["always", "turns", "never"],
      "web-verbosity": ["quiet", "normal", "all"],
      "web-setting": ["theme", "speed", "confirm", "verbosity", "sound", "vibration", "shortcuts", "aids", "notify"],
      "web-state": ["lobby", "dealing", "playing", "over", "closed", "frozen"],
      "page-reckon": ["cash", "stocks", "bonds", "commodities", "taxes"],
      "web-key": ["numbers", "a", "s", "u", "escape", "m", "p", "b", "h", "k", "e", "q", "r", "help"],
      "web-verb": ["up", "down", "lay"],
      web: ["make", "make-what", "games", "games-what", "replay", "replay-what", "rules", "rules-what"],
    };
    const keys = Object.entries(families).flatMap(([prefix, endings]) => endings.map((ending) => `${prefix}-${ending}`));

    expect(keys.filter((key) => !has(key))).toEqual([]);
  });

  test("amounts are written as the language does", () => {
    const written = { en: "$20K", fr: "20", pt: "20" }[language]!;

    expect(money(20)).toContain(written);
    expect(t("card-fee", { amount: 2 })).toContain(money(2));
  });
});

test("the pseudo-locale makes texts about 40 per cent longer and keeps them whole", () => {
  const text = "Wait for the others to look away.";

  expect(longer(text).length).toBeGreaterThan(text.length * 1.3);
  expect(longer("ok")).toHaveLength(2);
});

describe("the language of a browser", () => {
  test.each([
    [["fr-CA", "en-CA"], "fr"],
    [["pt-PT"], "pt"],
    [["de-DE", "de"], "en"],
    [["de", "pt-BR", "en"], "pt"],
    [["fil-PH", "fr"], "fr"],
    [[], "en"],
  ])("%s speaks %s", (wished, found) => {
    expect(preferred("", wished)).toBe(found);
  });

  test("what was chosen on this device goes before it", () => {
    expect(preferred("fr", ["pt-BR"])).toBe("fr");
  });

  test("Portuguese says which one it is", () => {
    expect(["en", "fr", "pt"].map(nameOf)).toEqual(["English", "Français", "Português (Brasil)"]);
  });
});

test.each([
  ["Emma", "d’Emma"],
  ["Hugo", "d’Hugo"],
  ["E\u0301lodie", "d’Élodie"],
  ["Harry", "de Harry"],
  ["Yann", "de Yann"],
])("French says %s as the server does: %s", (name, said) => {
  useCatalogue("fr");

  expect(t("pair-of", { whose: "other", number: 0, owner_name: name })).toBe(`la paire ${said}`);
});
