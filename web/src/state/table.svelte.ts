// One table: what the server says of it, and what one can ask of it. No state of the game is worked out here.

import type {
  CardInfo,
  Choice,
  ClientMessage,
  ClockInfo,
  GameEvent,
  PromptInfo,
  Said,
  ServerMessage,
  TableInfo,
  Update,
  View,
} from "../net/messages";
import { type Listener, type Place, Socket, type Status, socketAddress } from "../net/socket";
import { commitTo, newContribution } from "./luck";
import { settings } from "./settings.svelte";

export interface LogLine {
  number: number;
  event: GameEvent;
  text: string;
}

export interface Running extends ClockInfo {
  until: number;
}

/** Components that animate are told of events as they come; what comes all at once after a reload is history. */
export type Spotlight = (events: GameEvent[]) => void;

const LONGEST_LOG = 600;

export class Table implements Listener {
  status = $state<Status>("connecting");
  info = $state<TableInfo | null>(null);
  view = $state<View>({});
  prompt = $state<PromptInfo | null>(null);
  /** What stands on the cards of the deck, by key. */
  cards = $state<Record<string, CardInfo>>({});
  log = $state<LogLine[]>([]);
  said = $state<Said[]>([]);
  clock = $state<Running | null>(null);
  refusal = $state("");
  gone = $state("");
  guest = $state("");
  waiting = $state(false);
  /** The last batch of events that happened before one's eyes. */
  fresh = $state<GameEvent[]>([]);

  private socket: Socket;
  private heard = 0;
  private game = 0;
  private nextId = 1;
  private contribution = "";
  private replies = new Map<number, (refusal: string) => void>();

  constructor(
    readonly code: string,
    address = socketAddress(),
  ) {
    this.socket = new Socket(address, this);
  }

  // What one asks of the table

  /** Ask for something; resolves to the sentence of a refusal, or to nothing. */
  ask(message: ClientMessage): Promise<string> {
    this.refusal = "";
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      if (!this.socket.send({ ...message, id })) {
        this.replies.delete(id);
        resolve("…");
      }
    });
  }

  async answer(code: number): Promise<string> {
    if (!this.prompt || this.waiting) return "";
    this.waiting = true;
    const { number, step } = this.prompt;
    const refusal = await this.ask({ type: "answer", prompt: number, step, action: code });
    this.waiting = false;
    return refusal;
  }

  async ready(): Promise<string> {
    const contribution = newContribution();
    const commit = await commitTo(contribution);
    this.contribution = commit ? contribution : "";
    return this.ask({ type: "ready", commit });
  }

  sit = (seat: number, name: string) => this.ask({ type: "sit", seat, name });
  stand = () => this.ask({ type: "stand" });
  unready = () => this.ask({ type: "unready" });
  start = (bot = "") => this.ask({ type: "start", bot });
  setBot = (seat: number, bot: string) => this.ask({ type: "set_bot", seat, bot });
  remove = (seat: number) => this.ask({ type: "remove", seat });
  configure = (changes: Record<string, unknown>) => this.ask({ type: "configure", ...changes });
  rematch = () => this.ask({ type: "rematch" });
  ahead = (scope: string) => this.ask({ type: "ahead", scope });
  mute = (seat: number, on: boolean) => this.ask({ type: "mute", seat, on });
  talk = (text: string, to = "table", seat?: number) =>
    this.ask(seat === undefined ? { type: "say", text, to } : { type: "say", text, to, seat });

  /** Speak another language, or in other words: everything is told anew. */
  retell(): void {
    this.forget();
    this.socket.again();
  }

  close(): void {
    this.socket.close();
  }

  // What one knows

  get you(): number | null {
    return this.info?.you ?? null;
  }

  get isHost(): boolean {
    return this.info !== null && this.info.host === this.guest;
  }

  get choices(): Choice[] {
    return this.prompt?.choices ?? [];
  }

  get isAsked(): boolean {
    return this.choices.length > 0 && this.info?.stage === "playing";
  }

  name(seat: number): string {
    return this.info?.seats[seat]?.name ?? "";
  }

  label(choice: Choice): string {
    return this.prompt?.labels?.[this.choices.indexOf(choice)] ?? choice.type;
  }

  // What the server says

  place(): Place {
    return { table: this.code, game: this.game, after: this.heard };
  }

  wishes(): { lang: string; skin: string } {
    return { lang: settings.lang, skin: settings.skin };
  }

  connection(status: Status): void {
    this.status = status;
  }

  message(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.guest = message.guest;
        break;
      case "table":
        this.info = message;
        this.reveal(message);
        break;
      case "update":
        this.update(message);
        break;
      case "said":
        if (message.number === 1) this.said = [];
        this.said.push(message);
        break;
      case "done":
        this.settle(message.id, "");
        break;
      case "refused":
        this.refusal = message.sentence;
        if (message.id === 0) this.gone = message.sentence;
        else this.settle(message.id ?? -1, message.sentence);
        break;
      case "closing":
        this.refusal = message.sentence;
        if (message.back_after === undefined || message.back_after === null) this.gone = message.sentence;
        break;
      case "pong":
        break;
    }
  }

  private settle(id: number, refusal: string): void {
    this.replies.get(id)?.(refusal);
    this.replies.delete(id);
  }

  private reveal(info: TableInfo): void {
    const seat = info.you === undefined || info.you === null ? undefined : info.seats[info.you];
    if (info.stage === "revealing" && seat && !seat.revealed && this.contribution) {
      this.socket.send({ type: "reveal", contribution: this.contribution });
    }
  }

  private update(update: Update): void {
    if (update.game !== this.game || update.first <= this.heard) {
      this.forget();
      this.game = update.game;
    }
    const events = update.events ?? [];
    const isHistory = this.heard === 0 && update.view !== undefined;
    const lines = events.map((event, index) => ({
      number: update.first + index,
      event,
      text: update.lines?.[index] ?? "",
    }));
    this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
    this.heard = update.first + events.length - 1;
    if (update.cards) this.cards = update.cards;
    if (update.view) this.view = update.view;
    if (update.patch) this.view = { ...this.view, ...update.patch };
    if (update.prompt) this.prompt = update.prompt;
    if (update.clock) this.clock = { ...update.clock, until: Date.now() + update.clock.left * 1000 };
    else if (update.prompt) this.clock = null;
    this.fresh = isHistory ? [] : events;
  }

  private forget(): void {
    this.heard = 0;
    this.log = [];
    this.view = {};
    this.prompt = null;
    this.clock = null;
    this.fresh = [];
  }
}
