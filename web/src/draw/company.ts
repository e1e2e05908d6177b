// Colours of companies and seats for whoever draws without a card: charts, names, tracks.
import { isCompany } from "./glyphs";
import { seatLook } from "./seats";

export interface Paint {
  field: string;
  ink: string;
}

/** The colours of a card; what is not known is painted as a plain sheet. Patterns come with `data-suit` (suits.css). */
export function paintOf(key: string): Paint {
  if (isCompany(key)) return { field: `var(--${key})`, ink: key === "epic" ? "var(--on-epic)" : "#ffffff" };
  return { field: "#ece6d8", ink: "#3d3524" };
}

/** A seat's own colour, and the ink that can be read on it. */
export function seatPaint(seat: number): Paint {
  const { field, ink } = seatLook(seat);
  return { field, ink };
}
