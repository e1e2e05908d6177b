// Makes the page installable: unchanging files are kept at hand, and the page itself opens without the server (and says so).
// Everything of a game always comes from the server.
const CACHE = "stockpile-2";
const MOST = 120; // files of older versions are dropped when there are more

self.addEventListener("install", (event) => event.waitUntil(stocked().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidied().then(() => self.clients.claim())));

/** The page and the files that it names, so that the next visit needs no server to say that there is none. */
async function stocked() {
  const shell = await fetch(self.registration.scope);
  const cache = await caches.open(CACHE);
  const named = [...(await shell.clone().text()).matchAll(/(?:src|href)="([^"]*assets\/[^"]+)"/g)];
  await cache.addAll(named.map(([, path]) => new URL(path, self.registration.scope).href));
  await cache.put(self.registration.scope, shell);
}

async function tidied() {
  for (const name of await caches.keys()) if (name.startsWith("stockpile-") && name !== CACHE) await caches.delete(name);
}

async function kept(request, response) {
  const cache = await caches.open(CACHE);
  await cache.put(request, response);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
}

/** A file whose name changes with what is in it. */
async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) void kept(request, fresh.clone());
  return fresh;
}

/** The page, from the server; without it, the one of last time. Every address of ours is the same page. */
async function page(request) {
  const shell = self.registration.scope;
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("content-type")?.includes("text/html")) void kept(shell, fresh.clone());
    return fresh;
  } catch (error) {
    const found = await caches.match(shell);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.includes("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

// A tap on "your turn" brings the table to the front.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => (pages[0] ? pages[0].focus() : self.clients.openWindow(self.registration.scope))),
  );
});
