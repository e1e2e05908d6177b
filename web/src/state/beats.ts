// How long an event is looked at before the next one follows, in milliseconds at normal speed (docs/design.md, Motion).

/** The time of an event; what is not listed passes quickly. */
export function beatOf(event: string, concernsMe = false): number {
  return (concernsMe ? MINE[event] : undefined) ?? BEATS[event] ?? 60;
}

/** What is done to me is held longer than what happens among the others. */
const MINE: Record<string, number> = {
  outbid: 600,
  "pile-taken": 450,
  "bankrupt-lost": 400,
  "split-paid": 300,
};

const BEATS: Record<string, number> = {
  asked: 0,
  dealt: 0,
  "pair-dealt": 0,
  "strategy-dealt": 0,
  "investor-dealt": 0,
  "commerce-drawn": 0,
  "starting-card": 0,
  "starting-cash": 0,
  "cards-shown": 0,
  opened: 40,
  "round-started": 250,
  "round-ended": 700,
  "stage-began": 120,
  placed: 220,
  laid: 200,
  bid: 280,
  outbid: 140,
  "bid-paid": 60,
  "pile-taken": 200,
  "fee-paid": 60,
  "action-played": 350,
  "strategy-played": 700,
  "power-used": 500,
  "pair-shown": 450,
  moved: 480,
  split: 1300,
  "split-shown": 120,
  "split-paid": 120,
  bankrupt: 1400,
  "bankrupt-lost": 120,
  dividend: 300,
  "dividend-paid": 90,
  claimed: 50,
  sold: 160,
  majority: 250,
  "final-sale": 120,
};
