// Single questions to the server over HTTP; every address is relative to the page's base.
import type { Refused } from "./frames";

/** What the server did not accept, with the words for it if it sent some. */
export class Refusal extends Error {
  constructor(
    readonly refused: Refused,
    readonly status = 0,
  ) {
    super(refused.text ?? refused.key);
  }
}

async function reach(method: string, path: string, body?: unknown, token?: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  let response: Response;
  try {
    const sent = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
    response = await fetch(new URL(path, document.baseURI), { method, headers, body: sent });
  } catch {
    throw new Refusal({ rule: "", key: "unreachable", args: {} });
  }
  if (!response.ok) throw new Refusal(await refusedOf(response), response.status);
  return response;
}

async function call<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const response = await reach(method, path, body, token);
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as T;
}

async function refusedOf(response: Response): Promise<Refused> {
  try {
    const { refused } = (await response.json()) as { refused?: Refused };
    if (refused) return refused;
  } catch {
    // Not our server's shape: a proxy's page, perhaps.
  }
  return { rule: "", key: "unreachable", args: {} };
}

export const get = <T>(path: string, token?: string | null): Promise<T> => call<T>("GET", path, undefined, token);
export const post = <T>(path: string, body: unknown, token?: string | null): Promise<T> => call<T>("POST", path, body, token);

/** An answer that comes line by line: what has come so far, whenever some more has. With a body it is posted. */
export async function* lines<T>(path: string, body: string | undefined, token: string | null): AsyncGenerator<T[]> {
  const response = await reach(body === undefined ? "GET" : "POST", path, body, token);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop()!;
    if (whole.length) yield whole.map((line) => JSON.parse(line) as T);
  }
}

const kept = new Map<string, Promise<unknown>>();

/** An answer that does not change while the page is open. */
export function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}
