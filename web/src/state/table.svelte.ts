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
import { suspenseOf } from "./suspense";

export interface LogLine {
  number: number;
  event: GameEvent;
  text: string;
}

export interface Running extends ClockInfo {
  until: number;
}

/** An update on its way to the table: the lines that are not shown yet, and what follows them. */
interface Arrival {
  update: Update;
  lines: LogLine[];
  until: number;
  /** What is told anew after a reload is not acted out again. */
  isHistory: boolean;
}

/** Who listens to the game as it happens; nobody is told history. */
export interface Ear {
  /** Something is being acted out. */
  begins(line: LogLine): void;
  told(lines: LogLine[]): void;
  /** The game waits for oneself. */
  asked(): void;
}

/** Who is further behind than this is told at once. */
const MOST_WAITING = 3;
/** What is acted out takes at most this share of the time that one has for the next question. */
const SHARE = 1 / 5;

export class Table implements Listener {
  status = $state<Status>("connecting");
  info = $state<TableInfo | null>(null);
  view = $state<View>({});
  prompt = $state<PromptInfo | null>(null);
  /** What stands on the cards of the deck, by key. */
  cards = $state<Record<string, CardInfo>>({});
  log = $state.raw<LogLine[]>([]);
  said = $state<Said[]>([]);
  clock = $state<Running | null>(null);
  refusal = $state("");
  gone = $state("");
  guest = $state("");
  waiting = $state(false);
  /** The last batch of events that happened before one's eyes. */
  fresh = $state<GameEvent[]>([]);
  /** The line that is being acted out; what comes of it, and all that follows, is told when that is over. */
  onStage = $state.raw<LogLine | null>(null);
  /** The number of the last line that was acted out. */
  acted = $state(0);
  /** For how many milliseconds it is acted out. */
  lasts = $state(0);
  ear: Ear | null = null;

  private socket: Socket;
  private heard = 0;
  private game = 0;
  private nextId = 1;
  private contribution = "";
  private replies = new Map<number, (refusal: string) => void>();
  private arrivals: Arrival[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

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

  /** Why something is not among the choices: the rules' reason is shown like any refusal. */
  async why(choice: { type: string } & Record<string, unknown>): Promise<void> {
    if (!this.prompt) return;
    const { number, step } = this.prompt;
    await this.ask({ type: "why", prompt: number, step, choice });
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
  /** Another game: whoever asks for it is ready, and against bots alone it begins at once. */
  async rematch(): Promise<string> {
    const refusal = (await this.ask({ type: "rematch" })) || (await this.ready());
    const isAlone = this.info?.seats.every((seat, number) => seat.kind === "bot" || number === this.you);
    return refusal || !this.isHost || !isAlone ? refusal : this.start();
  }
  ahead = (scope: string) => this.ask({ type: "ahead", scope });
  mute = (seat: number, on: boolean) => this.ask({ type: "mute", seat, on });
  talk = (text: string, to = "table", seat?: number) =>
    this.ask(seat === undefined ? { type: "say", text, to } : { type: "say", text, to, seat });

  /** Speak another language, or in other words: everything is told anew. */
  retell(): void {
    const { view, prompt } = this;
    this.forget();
    this.view = view; // what is on the table stays there until it is told anew: a board without one has nothing to draw
    this.prompt = prompt; // so does what is asked, and with it what was picked for an answer
    this.socket.again();
  }

  close(): void {
    clearTimeout(this.timer);
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
    return this.onStage ? [] : (this.prompt?.choices ?? []);
  }

  /** The log as far as it may be told. */
  get told(): LogLine[] {
    return this.onStage ? this.log.slice(0, -1) : this.log;
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
    const isHistory = this.heard === 0 && update.view !== undefined;
    const lines = (update.events ?? []).map((event, index) => ({
      number: update.first + index,
      event,
      text: update.lines?.[index] ?? "",
    }));
    this.heard = update.first + lines.length - 1;
    const until = Date.now() + (update.clock?.left ?? 0) * 1000;
    this.arrivals.push({ update, lines, until, isHistory });
    if (!this.onStage) this.goOn();
  }

  /** Leave what is being acted out, and show all up to the next line that is. */
  goOn = (): void => {
    clearTimeout(this.timer);
    if (this.onStage) this.ear?.told([this.onStage]);
    this.onStage = null;
    for (let arrival = this.arrivals[0]; arrival; arrival = this.arrivals[0]) {
      const next = arrival.lines.findIndex((line) => this.suspense(line, arrival) > 0);
      if (next >= 0) {
        this.actOut(arrival, arrival.lines.splice(0, next + 1));
        return;
      }
      this.arrivals.shift();
      this.show(arrival.lines, arrival.isHistory);
      this.settleDown(arrival);
      if (!arrival.isHistory) this.letHear(arrival);
    }
  };

  private suspense({ event }: LogLine, { isHistory, update }: Arrival): number {
    const isBehind = this.arrivals.length > MOST_WAITING;
    if (isHistory || isBehind || !this.info) return 0;
    const time = (update.clock?.of ?? Number.POSITIVE_INFINITY) * 1000;
    return Math.min(suspenseOf(this.info.game, event.type), time * SHARE);
  }

  private actOut(arrival: Arrival, lines: LogLine[]): void {
    const last = lines.at(-1)!;
    this.show(lines, false);
    this.ear?.told(lines.slice(0, -1));
    this.ear?.begins(last);
    this.onStage = last;
    this.acted = last.number;
    this.lasts = this.suspense(last, arrival);
    this.timer = setTimeout(this.goOn, this.lasts);
  }

  private show(lines: LogLine[], isHistory: boolean): void {
    this.log = [...this.log, ...lines];
    this.fresh = isHistory ? [] : lines.map((line) => line.event);
  }

  /** What it looks like after all that has happened, and what is asked. */
  private settleDown({ update, until }: Arrival): void {
    if (update.cards) this.cards = update.cards;
    if (update.view) this.view = update.view;
    if (update.patch) this.view = { ...this.view, ...update.patch };
    if (update.prompt || update.view) {
      this.prompt = update.prompt ?? null;
      this.refusal = ""; // it belonged to what was asked before
    }
    if (update.clock) this.clock = { ...update.clock, until };
    else if (update.prompt) this.clock = null;
  }

  private letHear({ lines, update }: Arrival): void {
    if (lines.length > 0) this.ear?.told(lines);
    const isNew = update.prompt?.step === 0 && update.prompt.role !== "standing";
    if (isNew && this.isAsked) this.ear?.asked();
  }

  private forget(): void {
    this.heard = 0;
    this.log = [];
    this.view = {};
    this.prompt = null;
    this.clock = null;
    this.fresh = [];
    this.arrivals = [];
    this.onStage = null;
    this.acted = 0;
    clearTimeout(this.timer);
  }
}
