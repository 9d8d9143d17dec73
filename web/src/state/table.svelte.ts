// One table: what the server says of it, and what one can ask of it. No state of the game is worked out here.

import { Director, type Ear, type House, type LogLine } from "../director/director.svelte";
import type { AnyScene } from "../director/scenes";
import { tempo } from "../director/tempo";
import { gameOf } from "../games/registry";
import { type Doubt, keep, keptPledge, look, newPledge, type Pledge, type Receipt } from "../luck/pledge";
import type {
  Bets,
  ClientMessage,
  ClockInfo,
  Faced,
  LessonInfo,
  Played,
  PromptInfo,
  Said,
  ServerMessage,
  StoryInfo,
  TableInfo,
  Update,
  Why,
} from "../net/protocol";
import { TAG_LENGTH } from "../net/protocol";
import { type Listener, type Place, Socket, type Status, socketAddress } from "../net/socket";
import { say } from "../text/catalogue";
import { Announcements } from "./announcements.svelte";
import { settings } from "./settings.svelte";
import { Unread } from "./unread.svelte";

export type { LogLine };

export interface Running extends ClockInfo {
  until: number;
  /** The prompt it runs for, where one is asked something. */
  prompt?: number;
}

/** Where the server's clock does not allow for it, a scene takes at most this share of the time for the next question. */
const SHARE = 1 / 5;

/** So many faces are kept until they have been seen. */
const MOST_PULLED = 12;

/** A view is sent whole, and every one says how many play. */
const isWhole = <G extends Played>(view: Partial<G["view"]>): view is G["view"] => view.seats !== undefined;

/** How long a scene may last before this clock's question; a server that allows for scenes has counted them itself. */
const mostFor = (clock: ClockInfo | null | undefined): number | undefined =>
  clock && !clock.scenes ? clock.of * 1000 * SHARE : undefined;

/** `G` is the game that is played: its own types of events, choices, cards and what its view shows. */
export class Table<G extends Played = Played> implements Listener, House<G> {
  status = $state<Status>("connecting");
  info = $state<TableInfo | null>(null);
  /** Nothing before the server has said what one sees. */
  view = $state<Partial<G["view"]>>({});
  prompt = $state<PromptInfo<G> | null>(null);
  /** What stands on the cards of the deck, by key. */
  cards = $state<Record<string, G["card"]>>({});
  log = $state.raw<LogLine<G>[]>([]);
  said = $state<Said[]>([]);
  readonly announcements = new Announcements();
  readonly unread: Unread;
  /** The faces that were pulled last, the newest at the end. */
  pulled = $state.raw<Faced[]>([]);
  /** The bets that one hears of, and on whom one may bet. */
  bets = $state.raw<Bets | null>(null);
  clock = $state<Running | null>(null);
  /** Why the game ended as it did. */
  story = $state.raw<StoryInfo | null>(null);
  /** What the guide of a lesson said last, and how far one has come. */
  lesson = $state.raw<LessonInfo | null>(null);
  refusal = $state("");
  gone = $state("");
  guest = $state("");
  waiting = $state(false);
  /** The last batch of events that happened before one's eyes. */
  fresh = $state<G["event"][]>([]);
  /** What the server did with our share in the luck that it should not have; where it matters that was not shown. */
  doubts = $state<Doubt[]>([]);
  /** What was noted before the game. */
  receipt = $state.raw<Receipt | null>(null);
  contribution = $state("");
  /** What is acted out, and when the rest is told. */
  readonly director: Director<G> = new Director<G>(this);

  private socket: Socket;
  private heard = 0;
  private game = 0;
  private nextId = 1;
  private pledge: Pledge | null = null;
  /** What was shown of it on this connection, and as which request; the page does that on its own. */
  private showing = { contribution: "", id: -1 };
  private replies = new Map<number, (refusal: string) => void>();
  /** Answers that are not acknowledged. They name their prompt and cannot count twice, so they may be sent again. */
  private unanswered = new Map<number, ClientMessage>();
  /** The view as the server has it, to which a patch belongs: what a scene shows before that is not in it. */
  private sent: Partial<G["view"]> = {};
  private isAhead = false;
  /** What the table is like after an update that is about to come with it. */
  private news: TableInfo | null = null;

  constructor(
    readonly code: string,
    address = socketAddress(),
  ) {
    this.unread = new Unread(code);
    this.socket = new Socket(address, this);
  }

  // What one asks of the table

  /** Ask for something; resolves to the sentence of a refusal, or to nothing. */
  ask(message: ClientMessage): Promise<string> {
    this.refusal = "";
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      if (!this.socket.send({ ...message, id })) this.settle(id, this.cutOff());
      else if (message.type === "answer") this.unanswered.set(id, { ...message, id });
    });
  }

  async answer(code: number): Promise<string> {
    if (!this.prompt || this.waiting) return "";
    this.waiting = true;
    this.director.missed = []; // what was told of it has been read
    const { game, number, step } = this.prompt;
    const refusal = await this.ask({ type: "answer", game, prompt: number, step, action: code });
    this.waiting = false;
    return refusal;
  }

  /** Why something is not among the choices: the rules' reason is shown like any refusal. */
  async why(choice: Why["choice"]): Promise<void> {
    if (!this.prompt) return;
    const { game, number, step } = this.prompt;
    await this.ask({ type: "why", game, prompt: number, step, choice });
  }

  async ready(): Promise<string> {
    this.pledge = newPledge();
    this.doubts = this.doubts.filter((doubt) => doubt === "called-off"); // this is the second throw
    return this.ask({ type: "ready", commit: this.pledge.commit });
  }

  sit = (seat: number, name: string) => this.ask({ type: "sit", seat, name, portrait: settings.portrait });
  stand = () => this.ask({ type: "stand" });
  unready = () => this.ask({ type: "unready" });
  start = (bot = "") => this.ask({ type: "start", bot });
  setBot = (seat: number, bot: string) => this.ask({ type: "set_bot", seat, bot });
  remove = (seat: number) => this.ask({ type: "remove", seat });
  /** Another game: whoever asks for it and has a seat is ready, and against bots alone it begins at once. */
  async rematch(): Promise<string> {
    const refusal = (await this.ask({ type: "rematch" })) || (this.you === null ? "" : await this.ready());
    const isAlone = this.info?.seats.every((seat, number) => seat.kind === "bot" || number === this.you);
    return refusal || !this.isHost || !isAlone ? refusal : this.start();
  }
  /** Take the full time of the beat, for everybody. */
  wait = () => this.ask({ type: "wait", game: this.prompt?.game, prompt: this.prompt?.number ?? 0 });
  /** How fast a game goes on in which no person plays any more. */
  speed = (speed: string) => this.ask({ type: "speed", speed });
  bet = (seat: number) => this.ask({ type: "bet", seat });
  mute = (seat: number, on: boolean) => this.ask({ type: "mute", seat, on });
  talk = (text: string, to = "table", seat?: number) =>
    this.ask(seat === undefined ? { type: "say", text, to } : { type: "say", text, to, seat });

  pullFace = (face: string) => this.ask({ type: "face", face });

  /** Speak another language, or in other words: everything is told anew. */
  retell(): void {
    this.director.catchUp();
    const { view, prompt } = this;
    this.forget();
    this.view = view; // what is on the table stays there until it is told anew: a board without one has nothing to draw
    this.prompt = prompt; // so does what is asked, and with it what was picked for an answer
    this.socket.again();
  }

  close(): void {
    this.director.forget();
    this.socket.close();
  }

  // What one knows

  get you(): number | null {
    return this.info?.you ?? null;
  }

  /** Whether one is out of the game that is still played. */
  get isOut(): boolean {
    const { you, info } = this;
    return info?.stage === "playing" && you !== null && !!info.playing && !info.playing.includes(you);
  }

  /** Whether the game may go faster because somebody wants that: no person plays any more. */
  get mayHurry(): boolean {
    return this.isOut && !(this.info?.playing ?? []).some((seat) => this.isPerson(seat));
  }

  get isHost(): boolean {
    return this.info !== null && this.info.host === this.guest;
  }

  /** The view, once the server has sent a whole one. */
  get seen(): G["view"] | null {
    return isWhole<G>(this.view) ? this.view : null;
  }

  /** The line that is being acted out; what comes of it, and all that follows, is told when that is over. */
  get onStage(): LogLine<G> | null {
    return this.director.scene?.line ?? null;
  }

  /** Be told of what happens, when it happens before everybody's eyes; until the returned function is called. */
  listen(ear: Ear): () => void {
    return this.director.listen(ear);
  }

  get choices(): G["choice"][] {
    return this.onStage ? [] : (this.prompt?.choices ?? []);
  }

  /** The log as far as it may be told. */
  get told(): LogLine<G>[] {
    return this.onStage ? this.log.slice(0, -1) : this.log;
  }

  /** Whether there is something that one can do now. */
  get canAct(): boolean {
    return this.choices.length > 0 && this.info?.stage === "playing" && !this.prompt?.sole;
  }

  /** Whether there is a question that waits for an answer: nobody has to say anything in a beat. */
  get isAsked(): boolean {
    return this.canAct && !this.prompt?.beat;
  }

  /** Whether cards may be played, by whomever, and what comes next comes by itself. */
  get inBeat(): boolean {
    return !this.onStage && this.clock?.beat === true && this.info?.stage === "playing";
  }

  /** Whether somebody plays for themselves in this seat. */
  isPerson(seat: number): boolean {
    const found = this.info?.seats[seat];
    return found?.kind === "person" && !found.away;
  }

  name(seat: number): string {
    return this.info?.seats[seat]?.name ?? "";
  }

  label(choice: G["choice"]): string {
    return this.prompt?.labels?.[this.choices.indexOf(choice)] ?? choice.type;
  }

  /** What a choice can bring and cost, in words. */
  stake(choice: G["choice"] | undefined): string {
    return (choice && this.prompt?.stakes?.[this.choices.indexOf(choice)]) ?? "";
  }

  // What the server says

  place(): Place {
    return { table: this.code, game: this.game, after: this.heard };
  }

  tag(): string {
    return (this.info?.table ?? "").slice(0, TAG_LENGTH);
  }

  wishes(): { lang: string; skin: string } {
    return { lang: settings.lang, skin: settings.skin };
  }

  connection(status: Status): void {
    this.status = status;
    if (status !== "open") this.showing.contribution = ""; // whether it arrived is not known
    // nor whether the rest did: nobody waits for a reply that cannot come, and an answer is given again
    if (status !== "open") {
      for (const id of [...this.replies.keys()]) if (!this.unanswered.has(id)) this.settle(id, this.cutOff());
      return;
    }
    if (this.refusal === say("reconnecting")) this.refusal = "";
    for (const message of this.unanswered.values()) this.socket.send(message);
  }

  message(message: ServerMessage<G>, moreFollows = false): void {
    switch (message.type) {
      case "welcome":
        this.guest = message.guest;
        break;
      case "bets":
        this.later(() => (this.bets = message));
        break;
      case "table":
        this.tableIs(message);
        this.lookAtLuck(message);
        break;
      case "update":
        this.update(message);
        break;
      case "said":
        if (message.number === 1) {
          this.said = [];
          this.unread.forget();
        }
        this.said.push(message);
        if ((this.you === null || message.seat !== this.you) && this.unread.hear(message.number))
          this.director.each((ear) => ear.spoken?.());
        break;
      case "faced":
        this.pulled = [...this.pulled.slice(1 - MOST_PULLED), message];
        break;
      case "done":
        this.settle(message.id, "");
        break;
      case "refused":
        if (message.id === this.showing.id) break; // nobody pressed anything
        this.refusal = message.sentence;
        if (message.id === 0) this.gone = message.sentence;
        else this.settle(message.id ?? -1, message.sentence);
        break;
      case "announcement":
        this.announcements.hear(message);
        break;
      case "closing":
        this.refusal = message.sentence;
        if (message.back_after === undefined || message.back_after === null) this.gone = message.sentence;
        break;
      case "pong":
      case "resume":
        break;
    }
    if (!moreFollows) this.setNews();
  }

  /** Nothing gets through: said wherever something was pressed. */
  private cutOff(): string {
    this.refusal = say("reconnecting");
    return this.refusal;
  }

  private settle(id: number, refusal: string): void {
    this.unanswered.delete(id);
    this.replies.get(id)?.(refusal);
    this.replies.delete(id);
  }

  /** Note what everybody commits to, and show our share; what is not as it should be is doubted, once each. */
  private lookAtLuck(info: TableInfo): void {
    const own = info.seats[info.you ?? -1];
    if (info.stage !== "revealing") this.showing.contribution = "";
    const isOther =
      this.pledge?.table && (this.pledge.table !== info.table || this.pledge.number !== info.number);
    const isNew = !this.pledge || isOther;
    if (this.pledge && isOther) this.doubts = look(this.pledge, info) ? ["called-off"] : [];
    // another tab of this browser may have been ready in our place
    if (isNew || (this.pledge?.table && own?.commit && own.commit !== this.pledge.commit)) {
      const kept = keptPledge(info.table, info.number);
      if (isNew || kept?.commit === own?.commit) this.pledge = kept;
    }
    // what was promised on another device is lost to this one
    if (isNew && info.stage === "lobby" && own?.commit && own.commit !== this.pledge?.commit)
      void this.ready();
    const pledge = this.pledge;
    if (pledge) {
      const doubt = look(pledge, info);
      if (doubt && !this.doubts.includes(doubt)) this.doubts.push(doubt);
      if (!doubt && info.stage === "revealing" && own && !own.revealed && pledge.receipt) {
        pledge.receipt = { ...pledge.receipt, shown: true };
        this.showOnce(pledge.contribution);
      }
      keep(pledge);
    }
    const noted = pledge?.table && pledge.table === info.table ? pledge : null;
    this.receipt = noted?.receipt ?? null;
    this.contribution = noted?.contribution ?? "";
  }

  /** The table is told anew with everybody's share, before our own has arrived: once is enough. */
  private showOnce(contribution: string): void {
    if (this.showing.contribution === contribution) return;
    const id = this.nextId++;
    if (this.socket.send({ type: "reveal", contribution, id })) this.showing = { contribution, id };
  }

  private update(update: Update<G>): void {
    if (update.game !== this.game || update.first <= this.heard) {
      this.director.catchUp(); // what the table is like has been told, and is not told again
      this.forget();
      this.game = update.game;
    }
    const isHistory = update.view !== undefined; // who comes, or comes back, finds the table as it is
    const isBeginning = isHistory && this.heard === 0;
    const lines = (update.events ?? []).map((event, index) => ({
      number: update.first + index,
      event,
      text: update.lines?.[index] ?? "",
    }));
    this.heard = update.first + lines.length - 1;
    const until = Date.now() + (update.clock?.left ?? 0) * 1000;
    const { news } = this;
    this.news = null;
    const after = () => {
      if (news) this.setInfo(news);
      this.settleDown(update, until);
      if (!isBeginning) this.letHear(update);
    };
    this.director.add({ lines, isHistory, most: mostFor(update.clock), after });
  }

  /** Who is still in, and that it is over, is told with what led to it: that comes next, in the same frame. */
  private tableIs(info: TableInfo): void {
    const { info: before } = this;
    const goesOn =
      before !== null &&
      before.number === info.number &&
      before.stage === "playing" &&
      info.stage !== "lobby";
    if (!goesOn) this.director.catchUp(); // this game is not played any more, or not yet
    this.news = info;
    if (!goesOn) this.setNews();
  }

  private setNews(): void {
    const { news } = this;
    this.news = null;
    if (news) this.later(() => this.setInfo(news));
  }

  private setInfo(info: TableInfo): void {
    if (info.stage === "lobby" || info.number !== this.info?.number) this.bets = null;
    this.info = info;
  }

  /** Once all that has happened has been seen. */
  private later(after: () => void): void {
    this.director.add({ lines: [], after });
  }

  // What the director asks

  sceneOf({ type }: G["event"]): AnyScene | undefined {
    return gameOf(this.info?.game).scenes?.[type];
  }

  /** What bots do among themselves is told at once while a person waits to play on: the next is on its way. */
  tempo(lines: LogLine<G>[]): number {
    const { info } = this;
    if (!info || info.speed) return 0;
    const parties = gameOf(info.game).parties?.([...this.log, ...lines].map(({ event }) => event));
    const isPerson = (seat: number) => this.isPerson(seat);
    const somebodyWaits = (info.playing ?? [...info.seats.keys()]).some(isPerson);
    return !parties || !somebodyWaits || parties.some(isPerson) ? tempo() : 0;
  }

  advance(view: Partial<G["view"]>): void {
    this.isAhead = true;
    this.view = { ...this.view, ...view };
  }

  show(lines: LogLine<G>[], isHistory: boolean): void {
    if (lines.length === 0) return;
    this.log = [...this.log, ...lines];
    this.fresh = isHistory ? [] : lines.map((line) => line.event);
  }

  /** What it looks like after all that has happened, and what is asked. */
  private settleDown(update: Update<G>, until: number): void {
    if (update.cards) this.cards = update.cards;
    if (update.story) this.story = update.story;
    if (update.view || update.patch || this.isAhead) {
      this.sent = { ...(update.view ?? this.sent), ...update.patch };
      this.view = this.sent;
      this.isAhead = false;
    }
    if (update.prompt || update.view) {
      const wasAsked = this.prompt?.number === update.prompt?.number ? this.prompt?.question : "";
      this.prompt = update.prompt ?? null;
      // who has answered still sees what it was about
      if (this.prompt && !this.prompt.question) this.prompt.question = wasAsked;
      this.refusal = ""; // it belonged to what was asked before
    }
    if (update.lesson) this.lesson = update.lesson;
    if (update.clock) this.clock = { ...update.clock, until, prompt: this.prompt?.number };
    // who has answered is told so by the same prompt, whose time runs on
    else if (update.prompt && update.prompt.number !== this.clock?.prompt) this.clock = null;
  }

  private letHear(update: Update<G>): void {
    const isNew = update.prompt?.step === 0 && update.prompt.role !== "standing";
    if (isNew && this.isAsked) this.director.each((ear) => ear.asked?.());
  }

  private forget(): void {
    this.heard = 0;
    this.log = [];
    this.view = {};
    this.prompt = null;
    this.story = null;
    this.clock = null;
    this.fresh = [];
    this.director.forget();
  }
}
