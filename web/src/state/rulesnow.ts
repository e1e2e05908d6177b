// Which rule matters now: what a "?" on the stage opens.
const OF_ASK: Record<string, string> = {
  place: "SUP-3",
  bid: "DEM-2",
  action: "ACT-1",
  sell: "SEL-1",
  claim: "MOV-6",
  bonds: "BON-1",
  lay: "COM-2",
  give: "FPC-2",
};
const OF_PHASE: Record<string, string> = {
  information: "INF",
  supply: "SUP",
  demand: "DEM",
  paying: "DEM",
  action: "ACT",
  selling: "SEL",
  movement: "MOV",
  "round-end": "MOV",
  "game-end": "END",
  over: "END",
  setup: "SET",
};

/** The rule for what is asked now, else the section of the phase; "" shows all. */
export function ruleNow(phase: string | undefined, ask?: string): string {
  return OF_ASK[ask ?? ""] ?? OF_PHASE[phase ?? ""] ?? "";
}
