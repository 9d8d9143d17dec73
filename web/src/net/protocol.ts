// Written by `make protocol` from the types of the server: change those, not this.

export const PROTOCOL = 1;
/** So many characters of a table's id may stand at the end of the address, for a balancer. */
export const TAG_LENGTH = 8;
/** Why one may not come to a table just now, while one may in a moment. */
export const PASSING: readonly string[] = ["server/elsewhere", "server/moving", "server/stopping", "server/storage", "server/too-fast"];

/** What a game brings to messages. This is all that is known of any; each has more in a file of its own. */
export interface Played {
  event: { type: string };
  view: View;
  choice: { code: number; type: string };
  card: { name: string; text?: string };
}

/** Whoever runs the server has something to say to everybody. It comes again with every connection until it ends. */
export interface Announcement {
  type: "announcement";
  /** The same announcement has the same number. */
  number: number;
  text: string;
}

/** An answer to the prompt with this number, at this step of it: one of its choices, or -1 to take a step back. */
export interface Answer {
  type: "answer";
  /** Named again in the reply. */
  id?: number | null;
  /** The number of the game at this table, as the prompt has it. Without it, the one that is played is meant. */
  game?: number;
  prompt: number;
  step?: number;
  action: number;
}

/** A prompt opened: of what kind, and who is concerned. */
export interface Asked {
  type: "Asked";
  kind: string;
  must: number[];
  asked: number[];
  standing: number[];
  sealed: boolean;
}

/** Come to a table, by its code or, where one has been before, by its id; whatever one attended before is left. `after` says how many events the client has: those that follow are sent, and the whole view. */
export interface Attend {
  type: "attend";
  /** Named again in the reply. */
  id?: number | null;
  table: string;
  /** The number of the game at this table that `after` speaks of. */
  game?: number;
  after?: number;
  /** Whether events, questions and choices are also wanted as sentences. */
  words?: boolean;
  /** Whether the view is wanted. Who puts it together from the events, like `clickbang.client`, can do without. */
  view?: boolean;
}

/** The table was set up like this. */
export interface Began {
  type: "Began";
  game: string;
  seats: number;
  options: OptionValue[];
}

/** Bet that this seat wins: once in a game, by who is out or only watches. No player hears of it before the end. */
export interface Bet {
  type: "bet";
  /** Named again in the reply. */
  id?: number | null;
  seat: number;
}

/** Somebody's bet on who wins. */
export interface BetInfo {
  name: string;
  on: number;
  left: number;
  own?: boolean;
  right?: boolean;
}

/** The bets that one hears of. Those who are out hear those of all who are out, spectators those of spectators, players none; when the game is over everybody hears all. Sent whenever that changes. */
export interface Bets {
  type: "bets";
  bets?: BetInfo[];
  /** On whom one can bet; nobody, if one has bet. */
  choices?: number[];
}

export type ClientMessage = Hello | Attend | Sit | Stand | Ready | Unready | Start | Reveal | Answer | Why | Wait | SetBot | Remove | Configure | Rematch | Say | PullFace | Mute | Speed | Bet | Ping;

/** How many seconds are left for the prompt, of how many. */
export interface ClockInfo {
  left: number;
  of: number;
  /** A beat is running: cards may be played, and when it is over the game goes on by itself. */
  beat?: boolean;
  /** So many of these seconds are for acting out what has just happened. */
  scenes?: number;
  /** In a beat: who has taken its full time, for everybody. */
  waits?: number[];
  /** In a beat: how often you may still do that in this game; nothing if you have done it in this beat. */
  may_wait?: number;
  /** In a beat: which of the people asked have said *Go on*. A card that was sealed looks the same as no card. */
  gone_on?: number[];
}

/** The server stops, or is about to close this connection; come back after so many seconds. */
export interface Closing {
  type: "closing";
  code: string;
  sentence: string;
  back_after?: number | null;
}

/** The host changes the table before a game begins; what is left out stays. */
export interface Configure {
  type: "configure";
  /** Named again in the reply. */
  id?: number | null;
  options?: Record<string, string> | null;
  seats?: number | null;
  clock?: string | null;
  pace?: string | null;
  beat?: string | null;
  public?: boolean | null;
}

export type CoreEvent = Began | Asked | Sealed | OwnAnswer | OwnStep | OwnStepBack | Ended;

/** No, thank you: the typed form of DECLINE, in the games that let somebody decline. */
export interface Decline {
  code: number;
  type: "Decline";
}

/** What was asked for has been done, and is on disk. */
export interface Done {
  type: "done";
  id: number;
}

/** The game is over. */
export interface Ended {
  type: "Ended";
  ending: string;
  winners: number[];
  scores: number[];
}

/** Somebody pulls a face, a bot perhaps. Told to who is there at that moment, and never again. */
export interface Faced {
  type: "faced";
  seat: number;
  face: string;
}

/** The first message: which protocol the client speaks, and in which words it wants to be spoken to. */
export interface Hello {
  type: "hello";
  /** Named again in the reply. */
  id?: number | null;
  protocol: number;
  /** What the client is, for the host's log. */
  client?: string;
  lang?: string;
  skin?: string;
}

/** What the guide of a lesson says now, if words were asked for, and how far one has come. */
export interface LessonInfo {
  words: string;
  step: number;
  of: number;
  told?: boolean;
  learnt?: string[];
}

/** Hear no more of what this seat says, nor see the faces it pulls; or do so again. */
export interface Mute {
  type: "mute";
  /** Named again in the reply. */
  id?: number | null;
  seat: number;
  on?: boolean;
}

/** What an option was set to. */
export type OptionValue = [option: string, value: string];

/** What the hearer has just sealed. */
export interface OwnAnswer {
  type: "OwnAnswer";
  seat: number;
  action: number;
}

/** One more step of the hearer's draft. */
export interface OwnStep {
  type: "OwnStep";
  seat: number;
  action: number;
}

/** The hearer took the last step of their draft back. */
export interface OwnStepBack {
  type: "OwnStepBack";
  seat: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  /** Named again in the reply. */
  id?: number | null;
}

/** The reply to `ping`, or a sign of life while one waits for a table. */
export interface Pong {
  type: "pong";
  id?: number | null;
}

/** What one is asked. An answer names the number and the step, and the game where that is told. */
export interface PromptInfo<G extends Played = Played> {
  number: number;
  step: number;
  kind: string;
  /** `must`, `asked` (one may decline), `standing` (nobody waits) or `watching`. */
  role: string;
  /** Which game at this table. */
  game?: number;
  sealed?: boolean;
  /** Cards may be played, and nobody has to say no: whoever does nothing lets it pass. What is answered takes effect when the beat is over. */
  beat?: boolean;
  /** There is one choice only: the server gives it in a moment, and nobody need be asked. */
  sole?: boolean;
  choices?: G["choice"][];
  draft?: number[];
  /** The draft in words, if that was asked for. */
  steps?: string[];
  question?: string;
  /** What is at stake, in a line, from what one's seat knows. Like all that follows, if words were asked for. */
  stake?: string;
  hint?: string;
  /** What the question is about, with the numbers of the rules behind it. */
  help?: string;
  /** The choices in words. */
  labels?: string[];
  /** By choice, what it can bring and cost. */
  stakes?: string[];
  /** What one has sealed oneself, in the form of a choice, until it is revealed. */
  sealed_choice?: G["choice"];
  sealed_label?: string;
}

/** Pull a face, from one's seat: whoever would hear what one says to the table sees it. It is kept nowhere. */
export interface PullFace {
  type: "face";
  /** Named again in the reply. */
  id?: number | null;
  face: string;
}

/** Ready to play. `commit` is the SHA-256 of 32 random bytes that follow with `reveal`; empty to contribute none. */
export interface Ready {
  type: "ready";
  /** Named again in the reply. */
  id?: number | null;
  commit?: string;
}

/** What was asked for has not been done, and why. */
export interface Refused {
  type: "refused";
  id?: number | null;
  code: string;
  sentence: string;
  rule?: string;
}

/** Another game with the same people, once this one is over. */
export interface Rematch {
  type: "rematch";
  /** Named again in the reply. */
  id?: number | null;
}

/** The host takes a seat from its owner. Once a game begins (`revealing`, `playing`) a bot plays on for good. */
export interface Remove {
  type: "remove";
  /** Named again in the reply. */
  id?: number | null;
  seat: number;
}

/** The table has moved to another part of the server: come to it again, by `hello` and `attend` over this very connection, with what you have. What was not acknowledged before may not have been done: send it again. */
export interface Resume {
  type: "resume";
}

/** The random bytes to which one committed when one was ready. Who shows none in time plays without having any. */
export interface Reveal {
  type: "reveal";
  /** Named again in the reply. */
  id?: number | null;
  contribution: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  /** Counted for each recipient. */
  number: number;
  name: string;
  text: string;
  /** `table`, `team`, `seat`, `gallery` (the eliminated) or `spectators`. */
  to: string;
  /** Who said it; a spectator has none. */
  seat?: number | null;
  /** To whom it was whispered. */
  hearer?: number | null;
}

/** Say something: to the `table`, one's `team`, one `seat`; the eliminated and spectators only among themselves. */
export interface Say {
  type: "say";
  /** Named again in the reply. */
  id?: number | null;
  text: string;
  to?: string;
  seat?: number | null;
}

/** Somebody has answered, face down. It never says what, nor whether it was a decline. */
export interface Sealed {
  type: "Sealed";
  seat: number;
}

/** A seat, as everybody sees it. */
export interface SeatInfo {
  /** `open`, `person` or `bot`. */
  kind: string;
  name?: string;
  /** How they look, if they have chosen that: clients draw it from this key, and from the name where there is none. */
  portrait?: string;
  guest?: string;
  bot?: string;
  ready?: boolean;
  /** What its client committed to when it was ready. None changes once the stage is `revealing`: note them all, with `commitment` and the options, before you reveal. */
  commit?: string;
  /** Whether it has shown what it committed to. In a game that is played: whether that was used. */
  revealed?: boolean;
  connected?: boolean;
  /** A bot plays in its owner's place. */
  away?: boolean;
}

export type ServerMessage<G extends Played = Played> = Welcome | Done | Refused | TableInfo | Update<G> | Said | Faced | Bets | Announcement | Closing | Resume | Pong;

export type ServerMessages<G extends Played = Played> = ServerMessage<G>[];

/** The host gives an open seat, or one with a bot, to this bot; an empty name opens it again. */
export interface SetBot {
  type: "set_bot";
  /** Named again in the reply. */
  id?: number | null;
  seat: number;
  bot: string;
}

/** Take an open seat under a name, or one's own once more under another. */
export interface Sit {
  type: "sit";
  /** Named again in the reply. */
  id?: number | null;
  seat: number;
  name: string;
  /** How one looks: any key is a person of its own. Without one, the name says it. */
  portrait?: string;
}

/** Let the game go on `faster`, or to its `end` at once, when no person plays any more; empty takes it back. */
export interface Speed {
  type: "speed";
  /** Named again in the reply. */
  id?: number | null;
  speed: string;
}

/** Leave one's seat. Once a game begins (`revealing`, `playing`) a bot plays on, until its owner is back. */
export interface Stand {
  type: "stand";
  /** Named again in the reply. */
  id?: number | null;
}

/** The host begins. With `bot`, it takes every open seat. */
export interface Start {
  type: "start";
  /** Named again in the reply. */
  id?: number | null;
  bot?: string;
}

/** Why the game ended as it did, in sentences, as far as one knows oneself. */
export interface StoryInfo {
  ending: string;
  moments?: string[];
  sums?: string[];
  out?: string[];
}

/** The table itself: who sits where, what is going to be played, how far it has come. Sent whenever it changes. */
export interface TableInfo {
  type: "table";
  /** Its id. */
  table: string;
  code: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  /** `lobby`, `revealing` (the clients owe their random bytes), `playing`, `over`, or `stuck`, if a newer server can no longer play on by the old rules. */
  stage: string;
  /** Which game at this table. */
  number: number;
  clock: string;
  pace: string;
  /** How long card windows are open: `short`, `normal` or `long`. */
  beat: string;
  public: boolean;
  /** Whether this is a lesson: its luck and its bots follow a script, and nothing about it is left to chance. */
  lesson?: boolean;
  host: string;
  /** Your seat. */
  you?: number | null;
  spectators?: number;
  /** SHA-256 of the server's secret for this game's luck. */
  commitment: string;
  /** The secret itself, once the game is over. */
  secret?: string;
  muted?: number[];
  /** The seats that may still be asked something in the game that is played, as everybody sees. */
  playing?: number[];
  /** At which speed somebody lets a game go on in which no person plays any more; see `speed`. */
  speed?: string;
}

/** One step back: the typed form of TAKE_BACK, in the games with drafts. */
export interface TakeBack {
  code: number;
  type: "TakeBack";
}

/** Not ready after all. */
export interface Unready {
  type: "unready";
  /** Named again in the reply. */
  id?: number | null;
}

/** What happened, what it looks like now, and what one is asked. `first` is the number of the first of these events, counted from 1 for each recipient. There is a whole `view` after `attend`; later `patch` has the parts of it that changed. What is absent has not changed, or was not wanted. */
export interface Update<G extends Played = Played> {
  type: "update";
  game: number;
  first: number;
  events?: G["event"][];
  /** The events in words, if that was asked for. */
  lines?: string[];
  /** With a whole view, and if words were asked for: what stands on the cards of the deck, by key. */
  cards?: Record<string, G["card"]>;
  view?: G["view"];
  /** Those parts of the view that have changed, each whole. */
  patch?: Partial<G["view"]>;
  prompt?: PromptInfo<G> | null;
  clock?: ClockInfo | null;
  /** When the game is over, and if words were asked for: once, and again after `attend`. */
  story?: StoryInfo | null;
  /** In a lesson, for whoever learns; what the guide has said holds until the guide says something else. */
  lesson?: LessonInfo | null;
}

/** What a seat, or a spectator, knows. */
export interface View {
  /** Whose view it is; a spectator has a number beyond all seats. */
  seat: number;
  game: string;
  seats: number;
  options: Record<string, string>;
  /** What is asked; empty where nobody is asked anything. */
  prompt: string;
  /** How many times something was asked. */
  prompts: number;
  /** Who must answer. */
  must: number[];
  /** Who is asked and may decline. */
  asked: number[];
  /** Who may act and is not waited for. */
  standing: number[];
  /** Whether answers stay hidden until all are in. */
  sealed: boolean;
  /** Who has answered. */
  sealed_by: number[];
  /** The code of what one has sealed oneself. */
  own_answer: number;
  /** The steps of one's own answer so far. */
  draft: number[];
  /** How it ended; empty before that. */
  ending: string;
  winners: number[];
  scores: number[];
}

/** Take the full time of the beat that is open, for everybody: all see who does. Once a beat, a few times a game. */
export interface Wait {
  type: "wait";
  /** Named again in the reply. */
  id?: number | null;
  /** The number of the game at this table, as the prompt has it. Without it, the one that is played is meant. */
  game?: number;
  prompt: number;
}

/** The reply to `hello`. */
export interface Welcome {
  type: "welcome";
  id?: number | null;
  protocol: number;
  server: string;
  /** Who one is, for everybody to see: seats name their owner like this. */
  guest: string;
  /** Whoever says nothing for three times as many seconds is taken for gone; `ping` says something. */
  heartbeat: number;
  /** Whoever has heard nothing for half as many seconds asks by `ping`; after all of them without a word the server is taken for gone: come back over another connection. */
  silence?: number;
}

/** Ask why something cannot be answered to this prompt; it is refused with the reason, and nothing happens. What is asked about has the form of a choice, without its code: `{"type": "Confront", "seat": 3}`. */
export interface Why {
  type: "why";
  /** Named again in the reply. */
  id?: number | null;
  /** The number of the game at this table, as the prompt has it. Without it, the one that is played is meant. */
  game?: number;
  prompt: number;
  step?: number;
  choice: Record<string, string | number | boolean | null>;
}
