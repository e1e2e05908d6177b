// How a thing is picked out on the page: click, right click, long press, the loupe, the key i.
import { inspect, isTaken, lookAround, thingAt } from "./inspect.svelte";

const LONG = 450; // milliseconds that a finger rests
const OURS = "dialog:has([data-looked], [data-look-around]), [data-loupe]"; // the inspector itself
const FAR = 10; // pixels that it may slip meanwhile

export interface Gestures {
  /** Told which element the mouse rests on or the focus is in, if a click there is taken; the loupe goes there. */
  hovered: (element: HTMLElement | null) => void;
  /** Whether single keys are wanted at all. */
  keys: () => boolean;
}

/** Listens on the whole page; call what it gives back to stop. */
export function listen({ hovered, keys }: Gestures): () => void {
  let timer = 0;
  let start = { x: 0, y: 0 };
  let swallow = false;
  let byKey = false;

  const found = (event: Event) => (event.target instanceof Element && !event.target.closest(OURS) ? outward(event.target) : null);
  const outward = (element: Element) => (element.closest("[data-look]") ? thingAt(element) : null);

  function click(event: MouseEvent): void {
    if (swallow) {
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const at = found(event);
    if (at && !isTaken(at.element)) inspect(at.thing);
  }
  function context(event: MouseEvent): void {
    const at = found(event);
    if (!at) return;
    event.preventDefault(); // also the long press of some phones
    if (event.button === 2 || !timer) inspect(at.thing);
  }
  function press(event: PointerEvent): void {
    swallow = false;
    const at = found(event);
    clearTimeout(timer);
    timer = 0;
    if (!at || event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      timer = 0;
      swallow = true;
      navigator.vibrate?.(15);
      inspect(at.thing);
    }, LONG);
  }
  function slip(event: PointerEvent): void {
    if (timer && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) release();
  }
  function release(): void {
    clearTimeout(timer);
    timer = 0;
  }
  function over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || (event.target instanceof Element && event.target.closest("[data-loupe]"))) return;
    const at = found(event);
    hovered(at && isTaken(at.element) ? at.element : null);
  }
  function focus(event: FocusEvent): void {
    if (!byKey || !(event.target instanceof Element) || event.target.closest(OURS)) return;
    const at = outward(event.target) ?? null;
    hovered(at && isTaken(at.element) ? at.element : null);
  }
  function key(event: KeyboardEvent): void {
    byKey = event.key === "Tab" || event.key.startsWith("Arrow");
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    if (event.target.closest(`input, textarea, select, ${OURS}`)) return;
    const own = thingAt(event.target === document.body ? null : event.target);
    if ((event.key === "Enter" || event.key === " ") && own?.element === event.target && !isTaken(own.element)) {
      event.preventDefault();
      inspect(own.thing);
    } else if (event.key === "i" && keys()) {
      event.preventDefault();
      if (own) inspect(own.thing);
      else lookAround();
    }
  }

  const quiet = new AbortController();
  const on = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void, capture = false): void =>
    document.addEventListener(name, act, { signal: quiet.signal, capture });
  on("click", click, true);
  on("contextmenu", context);
  on("pointerdown", press);
  on("pointermove", slip);
  on("pointerup", release);
  on("pointercancel", release);
  on("pointerover", over);
  on("focusin", focus);
  on("keydown", key);
  return () => quiet.abort();
}
