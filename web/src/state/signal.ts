// Tells the person that it is their turn: title, sound, trembling, a notification where allowed.
import { feel } from "../sound/felt";
import { play } from "../sound/play";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export function titleFor(mine: boolean): string {
  return mine ? `● ${t("web-your-turn")} · Stockpile` : "Stockpile";
}

/** The signal itself; quiet while the person is looking and has just acted. */
export function signalTurn(): void {
  if (settings.sound) play("turn");
  feel("turn");
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification("Stockpile", { body: t("web-your-turn"), tag: "turn" });
  } catch {
    // Some phones allow notifications only from a service worker.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification("Stockpile", { body: t("web-your-turn"), tag: "turn" }));
  }
}

/** Whether this page may ask for notifications at all (plain http may not). */
export function mayNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}
