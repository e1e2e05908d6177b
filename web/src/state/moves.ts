// Names for decisions, so that one sent twice counts once.
let moves = 0;

/** A name for a decision that no other has; no secure context is needed for it. */
export function newMove(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${moves++}`;
}
