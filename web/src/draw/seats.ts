// A seat's colour and shape: whoever cannot tell the colours tells the shapes.
export interface SeatLook {
  field: string;
  ink: string;
  shape: "circle" | "square" | "triangle" | "cross" | "diamond";
  /** The shape on the meeple's field of 40 by 44. */
  path: string;
}

export const SEATS: readonly SeatLook[] = [
  { field: "#c0344d", ink: "#ffffff", shape: "circle", path: "M20 16.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" },
  { field: "#1d66ad", ink: "#ffffff", shape: "square", path: "M15.2 17h9.6v9.2h-9.6z" },
  { field: "#dc9a14", ink: "#2b1c00", shape: "triangle", path: "M20 15.5l5.8 10.5H14.2z" },
  { field: "#15795a", ink: "#ffffff", shape: "cross", path: "M18 16h4v3.6h3.6v4H22V27h-4v-3.4h-3.6v-4H18z" },
  { field: "#7b46ad", ink: "#ffffff", shape: "diamond", path: "M20 14.8l5.4 6.8L20 28.4l-5.4-6.8z" },
];

/** How a seat looks. */
export function seatLook(seat: number): SeatLook {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length]!;
}
