// The connection: comes back over another one when nothing is heard, and to the table again when that has moved.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage } from "../src/net/protocol";
import { type Listener, Socket, type Status } from "../src/net/socket";

const WELCOME = { type: "welcome", protocol: 1, server: "", guest: "me", heartbeat: 20, silence: 4 } as const;

class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text).type);
  }

  close(): void {
    this.closed = true;
  }

  say(...messages: ServerMessage[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }
}

let told: string[] = [];
let statuses: Status[] = [];
let tag = "";
let socket: Socket;

const listener: Listener = {
  connection: (status) => statuses.push(status),
  message: (message) => told.push(message.type),
  place: () => ({ table: "ABCDEF", game: 1, after: 7 }),
  tag: () => tag,
  wishes: () => ({ lang: "en", skin: "classic" }),
};

const last = (): Line => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  told = [];
  statuses = [];
  tag = "";
  socket = new Socket("ws://nowhere/ws", listener);
  last().onopen?.();
  last().say(WELCOME, { type: "done", id: 0 });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks a server that has said nothing for half of its time whether it is there", () => {
  vi.advanceTimersByTime(1900);
  last().say({ type: "pong" });
  vi.advanceTimersByTime(1900);
  expect(last().sent).toEqual(["hello", "attend"]);
  vi.advanceTimersByTime(200);
  expect(last().sent).toEqual(["hello", "attend", "ping"]);
});

it("takes a server that says nothing at all for gone, and comes back over another connection", () => {
  vi.advanceTimersByTime(4000);
  expect(statuses.at(-1)).toBe("lost");
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(300);
  expect(Line.all).toHaveLength(2);
  expect(statuses.at(-1)).toBe("connecting");
});

it("stays with a server that answers", () => {
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000);
    if (last().sent.at(-1) === "ping") last().say({ type: "pong" });
    last().sent = [];
  }
  expect(Line.all).toHaveLength(1);
});

it("comes to its table again over the same connection when that has moved", () => {
  last().sent = [];
  last().say({ type: "resume" });
  expect(statuses.at(-1)).toBe("connecting");
  expect(last().sent).toEqual(["hello", "attend"]);
  last().say(WELCOME, { type: "done", id: 0 });
  expect(statuses.at(-1)).toBe("open");
  expect(Line.all).toHaveLength(1);
});

it("tries again where it may not come just now, and says so only where that is for good", () => {
  told = [];
  last().say({ type: "refused", id: 0, code: "server/moving", sentence: "" });
  expect(told).toEqual([]);
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(300);
  expect(Line.all).toHaveLength(2); // which may lead to a worker that can do it
  last().onopen?.();
  expect(last().sent).toEqual(["hello", "attend"]);
  last().say({ type: "refused", id: 0, code: "server/no-such-table", sentence: "" });
  expect(told).toEqual(["refused"]);
});

it("names the table to a balancer once it is known", () => {
  expect(last().address).toBe("ws://nowhere/ws");
  tag = "0123abcd";
  last().onclose?.();
  vi.advanceTimersByTime(300);
  expect(last().address).toBe("ws://nowhere/ws/0123abcd");
});
