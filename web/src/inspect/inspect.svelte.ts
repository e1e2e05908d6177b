// Looking at things: which one is looked at, and what on the page can be. The Inspector listens for all of them at once.
import { COMPANIES } from "../draw/glyphs";
import { markOf, type Thing } from "./thing";

export type { Thing } from "./thing";

export const looking = $state<{ thing: Thing | null; around: boolean }>({ thing: null, around: false });
const companies: ReadonlySet<string> = new Set(COMPANIES);
const things = new WeakMap<Element, Thing>();
const TAKEN = "button, a[href], input, select, textarea, summary, [role=button]:not([data-look]), [role=radio], [role=option], [tabindex]:not([data-look])";
const STRUCTURE = new Set(["LI", "TD", "TH", "TR", "DD", "DT", "SECTION", "ARTICLE", "HEADER", "MAIN"]);

/** Opens the inspector. */
export function inspect(thing: Thing): void {
  looking.thing = thing;
  looking.around = false;
}

/** Opens the list of all that can be looked at now. */
export function lookAround(): void {
  looking.thing = null;
  looking.around = true;
}

export function lookAway(): void {
  looking.thing = null;
  looking.around = false;
}

/** The thing that an element shows, or one that it lies on or holds. */
export function thingAt(element: Element | null): { element: HTMLElement; thing: Thing } | null {
  const marked = element?.closest<HTMLElement>("[data-look]") ?? element?.querySelector<HTMLElement>("[data-look]");
  const thing = marked && things.get(marked);
  return marked && thing ? { element: marked, thing } : null;
}

/** Whether a click on the element already means something: then a click does not open the inspector. */
export function isTaken(element: Element): boolean {
  return element.matches(TAKEN) || element.parentElement?.closest(TAKEN) != null || element.querySelector(TAKEN) !== null;
}

/** A share is its company: both say the same. */
const isCompany = (thing: Thing): thing is Thing & { key: string } => (thing.kind === "card" || thing.kind === "company") && companies.has(thing.key);

/** Everything in sight that can be looked at, each once, in the order of the page. */
export function thingsInSight(): Thing[] {
  const found = new Map<string, Thing>();
  for (const element of document.querySelectorAll("[data-look]")) {
    const thing = things.get(element);
    if (thing && !element.closest("dialog") && element.checkVisibility?.() !== false) found.set(markOf(isCompany(thing) ? { kind: "company", key: thing.key } : thing), thing);
  }
  return [...found.values()];
}

/**
 * An action: `use:lookable={thing}` makes an element something to look at. Where a click is free it opens the inspector
 * and the element can be focused; where a click is an answer, a small loupe, a right click, a long press and the key i do.
 */
export function lookable(node: HTMLElement, thing: Thing | null): { update: (thing: Thing | null) => void; destroy: () => void } {
  let ours = false;

  function dress(): void {
    const free = things.has(node) && !STRUCTURE.has(node.tagName) && !isTaken(node);
    if (free === ours) return;
    ours = free;
    if (free) {
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "0");
      node.setAttribute("aria-haspopup", "dialog");
    } else for (const name of ["role", "tabindex", "aria-haspopup"]) node.removeAttribute(name);
  }

  function update(next: Thing | null): void {
    if (next) {
      things.set(node, next);
      node.dataset.look = markOf(next);
    } else {
      things.delete(node);
      delete node.dataset.look;
    }
    dress();
  }

  const watch = new MutationObserver(dress);
  update(thing);
  watch.observe(node, { childList: true, subtree: true });
  return {
    update,
    destroy: () => {
      watch.disconnect();
      things.delete(node);
    },
  };
}
