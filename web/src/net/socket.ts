// The connection to the server: greets, comes to the table, and comes back whenever it breaks.

import { type ClientMessage, PASSING, PROTOCOL, type ServerMessage } from "./protocol";

export type Status = "connecting" | "open" | "lost";

export interface Wishes {
  lang: string;
  skin: string;
}

export interface Place {
  table: string;
  game: number;
  after: number;
}

export interface Listener {
  connection(status: Status): void;
  /** More may follow in the same frame, and belongs to it. */
  message(message: ServerMessage, moreFollows: boolean): void;
  place(): Place;
  /** What a balancer may go by, once it is known: it stands at the end of the address. */
  tag(): string;
  wishes(): Wishes;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** Seconds without a word for which a server is waited for before it has said how many. */
const SILENCE = 8;

export class Socket {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private silence = SILENCE;
  /** Whether the server was asked if it is there, and has not said anything since. */
  private asked = false;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Come to the table anew: after a change of language everything is told again. */
  again(): void {
    const { lang, skin } = this.listener.wishes();
    this.send({ type: "hello", protocol: PROTOCOL, client: "page", lang, skin });
    this.send({ type: "attend", id: 0, words: true, ...this.listener.place() });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.connection("connecting");
    const tag = this.listener.tag();
    const socket = new WebSocket(tag ? `${this.address}/${tag}` : this.address);
    this.socket = socket;
    socket.onopen = () => this.again();
    socket.onmessage = (event: MessageEvent<string>) => {
      const messages: ServerMessage[] = JSON.parse(event.data);
      this.hear();
      for (const [index, message] of messages.entries()) this.take(message, index < messages.length - 1);
    };
    socket.onclose = () => this.lost();
    this.silence = SILENCE;
    this.hear();
  }

  private take(message: ServerMessage, moreFollows: boolean): void {
    if (message.type === "welcome") {
      this.silence = message.silence ?? SILENCE;
      this.watch();
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.send({ type: "ping" }), message.heartbeat * 1000);
    }
    if (message.type === "done" && message.id === 0) {
      this.pause = FIRST_PAUSE;
      this.listener.connection("open");
    }
    if (message.type === "resume") {
      this.listener.connection("connecting");
      this.again();
    } else if (message.type === "refused" && message.id === 0 && PASSING.includes(message.code)) {
      this.leave(); // over another connection one may come to a worker that can do it
    } else {
      this.listener.message(message, moreFollows);
    }
  }

  /** The server is there. If it says nothing for half of the time it is asked, and after all of it taken for gone. */
  private hear(): void {
    this.asked = false;
    this.watch();
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.miss(), this.silence * 500);
  }

  private miss(): void {
    if (!this.asked) {
      this.asked = true;
      this.send({ type: "ping" });
      this.watch();
    } else {
      this.leave();
    }
  }

  /** Come back over another connection. */
  private leave(): void {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = null; // its end may take minutes, and is not waited for
    this.socket.close();
    this.lost();
  }

  private lost(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.watchdog);
    if (this.closed) return;
    this.listener.connection("lost");
    this.later(() => this.connect());
  }

  /** After a pause, which is longer every time until one is at the table. */
  private later(then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

export function socketAddress(place: Location = location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/ws`;
}
