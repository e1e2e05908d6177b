// A client that knows no rule: it assigns what events say to its picture of the game.
import type { GameEvent } from "./game";

type Tree = Record<string, unknown> | unknown[];

/** A copy of the tree in which the path has the value; what is not on the path is shared with the old one. */
export function assigned<T>(tree: T, path: string[], value: unknown): T {
  const [head, ...rest] = path;
  if (head === undefined) return value as T;
  const copy = (Array.isArray(tree) ? [...tree] : { ...(tree as object) }) as Tree;
  const key = Array.isArray(copy) ? Number(head) : head;
  const old = (copy as Record<string | number, unknown>)[key];
  (copy as Record<string | number, unknown>)[key] = assigned(old, rest, value);
  return copy as T;
}

/** The view after an event. */
export function fold<V extends object>(view: V, event: GameEvent): V {
  let next = { ...view, events: event.n };
  for (const [path, value] of Object.entries(event.set)) next = assigned(next, path.split("."), value);
  return next;
}
