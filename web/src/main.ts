// The way in: theme, words, page.
import { mount } from "svelte";
import App from "./App.svelte";
import { awaitGesture } from "./sound/play";
import { whenIdle } from "./state/idle";
import { route } from "./state/route.svelte";
import { paintTheme } from "./state/settings.svelte";
import { keep, recall } from "./state/store";
import { choose, preferred } from "./state/words.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/pages.css";

paintTheme();
awaitGesture();
// A table is fetched beside its words; from the first page, when that one stands.
const table = () => import("./screens/TableScreen.svelte").catch(() => undefined);
if (route.page === "table") void table();
const target = document.getElementById("app")!;

choose(preferred(), false)
  .catch(() => undefined)
  .finally(() => mount(App, { target }))
  .then(() => new Promise((loaded) => (document.readyState === "complete" ? loaded(null) : addEventListener("load", loaded))))
  .then(whenIdle)
  .then(table);

// The server was renewed and has other files now: take the new page, once.
window.addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(recall("stockpile.renewed") ?? 0) < 60_000) return;
  keep("stockpile.renewed", String(Date.now()));
  location.reload();
});

if ("serviceWorker" in navigator && window.isSecureContext && import.meta.env.PROD) {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
}
