// How much room there is: narrow screens show one pile at a time, large ones draw everything larger.
const query = typeof matchMedia === "function" ? matchMedia("(max-width: 63.99rem)") : null;

/** How much larger than usual everything is drawn, drawings with sizes of their own too: the root grows with the window. */
export function magnified(): number {
  return (typeof document === "undefined" ? 16 : parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}

class Room {
  isNarrow = $state(query?.matches ?? false);

  constructor() {
    query?.addEventListener("change", (event) => (this.isNarrow = event.matches));
  }
}

export const room = new Room();
