// The connection to the server: greets, comes to the table, and comes back whenever it breaks.

import { type ClientMessage, PROTOCOL, type ServerMessage } from "./protocol";

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
  wishes(): Wishes;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;

export class Socket {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
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
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.connection("connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.again();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const messages: ServerMessage[] = JSON.parse(event.data);
      for (const [index, message] of messages.entries()) this.take(message, index < messages.length - 1);
    };
    socket.onclose = () => this.lost();
  }

  private take(message: ServerMessage, moreFollows: boolean): void {
    if (message.type === "welcome") {
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.send({ type: "ping" }), message.heartbeat * 1000);
    }
    if (message.type === "done" && message.id === 0) this.listener.connection("open");
    this.listener.message(message, moreFollows);
  }

  private lost(): void {
    clearInterval(this.heartbeat);
    if (this.closed) return;
    this.listener.connection("lost");
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}

export function socketAddress(place: Location = location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/ws`;
}
