// Tells the person that it is their turn: title, sound, trembling, a notification where allowed.
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

let context: AudioContext | null = null;

/** Two soft notes; made here, so that nothing has to be loaded. */
function chime(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [at, pitch] of [
      [0, 659],
      [0.13, 880],
    ] as const) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = pitch;
      tone.type = "sine";
      gain.gain.setValueAtTime(0, start + at);
      gain.gain.linearRampToValueAtTime(0.12, start + at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.001, start + at + 0.5);
      tone.connect(gain).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.55);
    }
  } catch {
    // No sound here; the title says it too.
  }
}

export function titleFor(mine: boolean): string {
  return mine ? `● ${t("web-your-turn")} · Stockpile` : "Stockpile";
}

/** The signal itself; quiet while the person is looking and has just acted. */
export function signalTurn(): void {
  if (settings.sound) chime();
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
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
