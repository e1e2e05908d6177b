// What a new table asks for: values by the name of a set, and nothing where they are the printed ones.
import { expect, test } from "vitest";
import type { Catalog } from "../protocol/frames";
import type { Setup } from "../protocol/game";
import { mixed, type Mixture, OWN } from "./opening";
import { papersPath } from "./papertexts.svelte";

const catalog = { investor_sets: ["base", "promo"] } as unknown as Catalog;
const mixture: Mixture = { preset: "classic", board: "advanced", modules: ["investors"], without: ["promo"], promos: true, components: "balanced" };

test("a set of values is asked for by its name, with a preset and with an own mixture", () => {
  expect(mixed(mixture, catalog)).toEqual({ preset: "classic", components: "balanced" });
  expect(mixed({ ...mixture, preset: OWN }, catalog)).toMatchObject({ components: "balanced", investor_sets: ["base"] });
});

test("the printed values need no word", () => {
  expect(mixed({ ...mixture, components: "printed" }, catalog)).toEqual({ preset: "classic" });
});

test("the texts of cards are asked for with the values of the table", () => {
  const setup = { players: 3, modules: ["investors", "strategies"] } as Setup;
  expect(papersPath("fr", setup, "balanced")).toBe("api/cards/fr?components=balanced&players=3&modules=investors,strategies");
  expect(papersPath("fr", setup, "printed")).toBe("api/cards/fr");
  expect(papersPath("fr")).toBe("api/cards/fr");
});
