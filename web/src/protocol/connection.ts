// One WebSocket to one table: says hello, numbers commands, reconnects where it left off, and sends again what was not answered.
import { Refusal } from "./api";
import type { Command, Frame, Reply } from "./frames";

export type Line = "connecting" | "open" | "waiting" | "closed";

export interface Listener {
  frame(frame: Frame): void;
  line(line: Line, code: number): void;
}

interface Pending {
  command: Command;
  again: boolean;
  done: (reply: Reply) => void;
  failed: (why: Refusal) => void;
}

const FINAL = new Set([4400, 4401, 4403, 4404, 4408]);
const SILENCE = 25_000;

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #next = 1;
  #since = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  language: string;

  constructor(
    readonly table: string,
    readonly token: string | null,
    language: string,
    private readonly listener: Listener,
  ) {
    this.language = language;
    this.#open();
  }

  /** Sends a command; the reply, or a Refusal. A command with a move_id survives a lost connection. */
  command(what: Command): Promise<Reply> {
    return new Promise((done, failed) => {
      const id = this.#next++;
      this.#pending.set(id, { command: { ...what, id }, again: "move_id" in what, done, failed });
      this.#send({ ...what, id });
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#socket?.close(1000);
  }

  #open(): void {
    this.listener.line("connecting", 0);
    const url = new URL(`api/tables/${this.table}/stream${this.#since ? `?since=${this.#since}` : ""}`, document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: "hello", token: this.token, language: this.language }));
      for (const { command } of this.#pending.values()) this.#send(command);
    };
    socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as Frame);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #receive(frame: Frame): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send({ do: "ping", id: 0 }), SILENCE);
    if (frame.frame === "reply") {
      const id = frame.id ?? 0;
      const pending = this.#pending.get(id);
      this.#pending.delete(id);
      if (frame.ok) pending?.done(frame);
      else pending?.failed(new Refusal(frame.refused ?? { rule: "", key: "unreachable", args: {} }));
      return;
    }
    if (frame.frame === "snapshot" || frame.frame === "update") {
      this.#since = frame.number;
      if (this.#tries || frame.frame === "snapshot") this.listener.line("open", 0);
      this.#tries = 0;
    }
    this.listener.frame(frame);
  }

  #closed(code: number): void {
    clearTimeout(this.#timer);
    for (const [id, pending] of this.#pending) {
      if (pending.again && !this.#ended && !FINAL.has(code)) continue;
      this.#pending.delete(id);
      pending.failed(new Refusal({ rule: "", key: "unreachable", args: {} }));
    }
    if (this.#ended || FINAL.has(code)) return this.listener.line("closed", code);
    this.listener.line("waiting", code);
    const pause = Math.min(8000, 250 * 2 ** this.#tries++) * (0.7 + 0.6 * Math.random());
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  #send(what: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(what));
  }
}
