// The way in: theme, words, page.
import { mount } from "svelte";
import App from "./App.svelte";
import { awaitGesture } from "./sound/play";
import { paintTheme } from "./state/settings.svelte";
import { keep, recall } from "./state/store";
import { choose, preferred } from "./state/words.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/pages.css";

paintTheme();
awaitGesture();
const target = document.getElementById("app")!;

choose(preferred(), false)
  .catch(() => undefined)
  .finally(() => mount(App, { target }));

// The server was renewed and has other files now: take the new page, once.
window.addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(recall("stockpile.renewed") ?? 0) < 60_000) return;
  keep("stockpile.renewed", String(Date.now()));
  location.reload();
});

if ("serviceWorker" in navigator && window.isSecureContext && import.meta.env.PROD) {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
}
