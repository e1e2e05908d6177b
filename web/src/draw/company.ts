// How a card is coloured: companies by their own colour, all else by what it does.
import { isCompany } from "./glyphs";

export interface Paint {
  field: string;
  ink: string;
  pattern: string;
}

const OTHERS: Record<string, [string, string]> = {
  fee1: ["#f1e3c8", "#6a3d05"],
  fee2: ["#ecd3a6", "#5f3502"],
  fee3: ["#e3bd7c", "#522c00"],
  boom: ["#d5ecd8", "#14542c"],
  bust: ["#f6d9d3", "#8a2018"],
  gold: ["#fbeaa8", "#604700"],
  platinum: ["#e3e9ee", "#3b4955"],
  oil: ["#d9d6d2", "#2b2621"],
  gas: ["#d8e9fb", "#1c4f86"],
  corn: ["#fdf0b8", "#5b5200"],
  cattle: ["#ecdccf", "#5c3520"],
  tax: ["#ead7e3", "#722351"],
  first: ["#f7e6b6", "#664a00"],
};

/** The colours of a card; what is not known is painted as a plain sheet. */
export function paintOf(key: string): Paint {
  if (isCompany(key)) {
    const ink = key === "epic" ? "var(--on-epic)" : "#ffffff";
    return { field: `var(--${key})`, ink, pattern: `url(#pattern-${key})` };
  }
  const [field, ink] = OTHERS[key] ?? ["#ece6d8", "#3d3524"];
  return { field, ink, pattern: "" };
}

/** A seat's own colour, and the ink that can be read on it. */
export const SEATS = [
  { field: "#c23b4b", ink: "#ffffff" },
  { field: "#1668a7", ink: "#ffffff" },
  { field: "#e3a512", ink: "#241a00" },
  { field: "#1f7d4d", ink: "#ffffff" },
  { field: "#7b46ad", ink: "#ffffff" },
] as const;

export function seatPaint(seat: number): { field: string; ink: string } {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!;
}
