// What has happened at a table: the log in words, the chat, and how prices went.
import { get } from "../protocol/api";
import type { Message, Messages } from "../protocol/frames";
import { lineOf, type LogLine } from "./log";
import { historyOf, type Prices, withEvent } from "./prices";

export class Chronicle {
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Message[]>([]);
  prices = $state.raw<Prices>({});
  hasPast = $state(false); // what was told before this page was opened is in the log
  isMissing = false; // the past could not be fetched: to be tried again when the line is back
  #listeners = new Set<(line: LogLine) => void>();
  #loading = 0;
  #loaded = 0; // the last message that came with the past: what is still being shown may be in it already

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {}

  /** Calls back with every new line; the answer stops it. */
  onLine(listener: (line: LogLine) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes in a message that is being shown. */
  add(message: Message, round: number): void {
    if (message.kind === "said" || message.kind === "reacted") this.chat = [...this.chat, message];
    if (message.kind === "undone") this.log = this.log.filter((line) => line.n <= Number(message.events));
    if (message.number <= this.#loaded) return;
    if (message.event) this.prices = withEvent(this.prices, message.event, round);
    const line = lineOf(message);
    if (!line) return;
    this.log = [...this.log, line];
    for (const listener of this.#listeners) listener(line);
  }

  /** Fetches everything that was told so far, in a language. */
  async load(language: string): Promise<void> {
    const turn = ++this.#loading;
    const path = `api/tables/${this.table}/messages?since=0&lang=${language}`;
    const found = await get<Messages>(path, this.token).catch(() => null);
    if (turn !== this.#loading) return;
    this.isMissing = found === null;
    this.hasPast ||= found !== null;
    const messages = found?.messages ?? [];
    const last = messages.at(-1)?.number ?? 0;
    const newer = this.log.filter((line) => line.number > last);
    this.log = [...messages.map(lineOf).filter((line) => line !== null), ...newer];
    this.prices = historyOf(messages);
    this.#loaded = last;
  }
}
