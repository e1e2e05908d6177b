// Where we are: /t/TABLE is a table, everything else a page named behind the #.
export interface Route {
  page: string;
  table: string;
  argument: string;
  place: string; // a place on the page: the number of an event in a replay
}

function read(): Route {
  const base = new URL(document.baseURI).pathname;
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname.slice(1);
  const [first, table] = path.split("/");
  if (first === "t" && table) return { page: "table", table: decodeURIComponent(table), argument: "", place: "" };
  const [page, argument, place] = location.hash.replace(/^#\/?/, "").split("/");
  return { page: page || "home", table: "", argument: decodeURIComponent(argument ?? ""), place: place ?? "" };
}

export const route: Route = $state(read());

function refresh(): void {
  Object.assign(route, read());
  window.scrollTo(0, 0);
}

/** Goes to a page of ours without loading anything again. */
export function go(path: string): void {
  history.pushState(null, "", new URL(path, document.baseURI));
  refresh();
}

/** What a personal link carries behind the #: the token of a seat, and the server's promise of the shuffle. */
export function personalLink(table: string, token: string, promised: string | undefined): string {
  return new URL(`t/${table}#${token}${promised ? `.${promised}` : ""}`, document.baseURI).href;
}

/** The same, taken out of the address bar. */
export function takeLink(): { token: string; promised: string | undefined } | null {
  const found = /^#([A-Za-z0-9_-]{43})(?:\.([0-9a-f]{64}))?$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(null, "", location.pathname);
  return { token: found[1]!, promised: found[2] };
}

window.addEventListener("popstate", refresh);
window.addEventListener("hashchange", refresh);
