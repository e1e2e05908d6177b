// How everybody's cash went, round by round, read from the log of a game.
import type { Message } from "../protocol/frames";

/** Cash of each seat at the end of each round; the last column is the end of the game. */
export function cashByRound(messages: Message[], players: number, begin: number): number[][] {
  const cash = Array<number>(players).fill(begin);
  const columns: number[][] = [];
  for (const { event } of messages) {
    if (!event) continue;
    for (const [path, value] of Object.entries(event.set)) {
      const seat = /^cash\.(\d+)$/.exec(path);
      if (seat) cash[Number(seat[1])] = Number(value);
    }
    if (event.event === "round-ended" || event.event === "game-ended") columns.push([...cash]);
  }
  return columns;
}
