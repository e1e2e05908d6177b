// Several seats' pictures of one moment laid over each other: what one did not see, another did.

/** `view`, with every secret and every missing part taken from `other` where that one has it. */
export function unveiled<T>(view: T, other: T): T {
  if (view === "?") return other;
  if (Array.isArray(view) && Array.isArray(other) && view.length === other.length) {
    return view.map((part, at) => unveiled(part, other[at])) as T;
  }
  if (!isTree(view) || !isTree(other)) return view;
  const both = { ...other, ...view } as Record<string, unknown>;
  for (const key of Object.keys(view)) if (key in other) both[key] = unveiled(view[key], other[key]);
  return both as T;
}

function isTree(part: unknown): part is Record<string, unknown> {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}
