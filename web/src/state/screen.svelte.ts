// How much room there is: narrow screens show one pile at a time.
const query = typeof matchMedia === "function" ? matchMedia("(max-width: 63.99rem)") : null;

class Room {
  isNarrow = $state(query?.matches ?? false);

  constructor() {
    query?.addEventListener("change", (event) => (this.isNarrow = event.matches));
  }
}

export const room = new Room();
