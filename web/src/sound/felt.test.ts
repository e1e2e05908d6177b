// What is felt: every sound that concerns a person has a rhythm of its own, and a switch.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { set } from "../state/settings.svelte";
import { feel } from "./felt";

describe("trembling", () => {
  const vibrate = vi.fn();

  beforeEach(() => {
    vibrate.mockClear();
    set("vibration", true);
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("a bid, being outbid, a split, a crash, a win and one's turn differ", () => {
    const felt = (["bid", "outbid", "split", "crash", "win", "turn"] as const).map((sound) => {
      feel(sound);
      return JSON.stringify(vibrate.mock.lastCall);
    });

    expect(new Set(felt).size).toBe(6);
  });

  test("cards and coins are too many to be felt", () => {
    feel("card");
    feel("coin");

    expect(vibrate).not.toHaveBeenCalled();
  });

  test("nothing trembles where it is switched off, and nothing before the page was touched", () => {
    set("vibration", false);
    feel("bid");
    set("vibration", true);
    vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
    feel("bid");

    expect(vibrate).not.toHaveBeenCalled();
  });
});
