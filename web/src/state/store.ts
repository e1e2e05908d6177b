// localStorage that may be missing or full: then things are kept for as long as the page is open.
const memory = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse; memory has it.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** All keys that begin so. */
export function keysOf(prefix: string): string[] {
  const found = new Set([...memory.keys()]);
  try {
    for (let at = 0; at < localStorage.length; at++) found.add(localStorage.key(at)!);
  } catch {
    // As above.
  }
  return [...found].filter((key) => key.startsWith(prefix));
}
