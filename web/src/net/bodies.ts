// Written by `make protocol` from the types of the server: change those, not this.

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  /** What it is, in a sentence. */
  about: string;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  /** Which bots people can choose from, the weakest first. */
  bots: string[];
  /** Those of them that can be asked for in a style: `shrewd:bold`. Without one, a bot draws its own in secret. */
  styled: string[];
  /** Which of them plays where nobody says who, and for whoever leaves. */
  usual: string;
  /** Whether there are moments in which cards may be played. */
  beats: boolean;
  /** Which of them plays against somebody who is new here. */
  welcome: string;
  /** By type of event, the number of the rule behind it. */
  rules: Record<string, string>;
  /** By kind of prompt, the number of the rule behind it. */
  asks: Record<string, string>;
  /** Whether there is a lesson. */
  lesson?: boolean;
}

/** What can be chosen when a table is opened; the first clock, pace and beat are the default. */
export interface Games {
  games: GameInfo[];
  clocks: string[];
  paces: string[];
  beats: string[];
  /** In which a bot can be asked for. */
  styles: string[];
}

/** Who one is, for everybody to see. */
export interface Guest {
  guest: string;
}

/** Something that a player wants to know, as Markdown: with a picture of this name, and the rules behind it. */
export interface GuideTopic {
  heading: string;
  text: string;
  picture: string;
  rules: string[];
}

/** The server runs. */
export interface Health {
  status: string;
  version: string;
}

/** Who one is, and where one sits. */
export interface Me {
  guest: string;
  tables: TableLine[];
}

/** How many tables moved. */
export interface Moved {
  tables: number;
}

/** A lesson to be begun: of which game, what one is called there, and how one looks (see `sit`). */
export interface OpenLesson {
  game: string;
  name: string;
  portrait?: string;
}

/** A table to be opened. `bot` takes every seat but the first. */
export interface OpenTable {
  game: string;
  seats: number;
  options?: Record<string, string>;
  /** Options that are given as the text of a file: a deck as TOML. */
  files?: Record<string, string>;
  clock?: string;
  pace?: string;
  beat?: string;
  public?: boolean;
  bot?: string;
}

/** A table that was opened: its id, the code by which others find it, and a link with that code. */
export interface Opened {
  table: string;
  code: string;
  link: string;
}

/** An option of a game; the first value is the default. Where `own` is true, other values are possible. */
export interface OptionInfo {
  name: string;
  title: string;
  /** What it decides, in a sentence; empty where the game has no words for it. */
  about: string;
  values: string[];
  /** What each of the values means. */
  labels: string[];
  own: boolean;
  rule: string;
  /** Whether a value can be given as the text of a file. */
  file: boolean;
  /** With more seats than this the option changes nothing; None where it always does. */
  most_seats?: number | null;
}

/** What was refused, and why. */
export interface Problem {
  code: string;
  sentence: string;
}

/** A guest that is a program: it sends `secret` in a header, `Authorization: Bearer SECRET`. */
export interface Program {
  guest: string;
  secret: string;
}

/** What stands under a heading of a rule page: rules, and between them passages without a number. */
export interface RuleSection {
  heading: string;
  passages: RuleText[];
}

/** A rule, as Markdown; `rule` is its number. */
export interface RuleText {
  rule: string;
  text: string;
}

/** How a game is played: a guide, a sample round first, if the game brings one; then all rules in their order. The first heading of the rules is the title of the page. */
export interface Rulebook {
  game: string;
  guide: GuideTopic[];
  sections: RuleSection[];
}

/** A table in a list. */
export interface TableLine {
  table: string;
  game: string;
  stage: string;
  number: number;
  seats: number;
  names: string[];
  open: number;
  clock: string;
  touched: number;
  /** Only in the list of one's own tables. */
  code?: string;
  lesson?: boolean;
}

/** Tables, the latest first. */
export interface Tables {
  tables: TableLine[];
}

/** A code that moves one's seats to another device, once, within ten minutes; and a link that carries it. */
export interface TransferCode {
  code: string;
  link: string;
}

/** The code from the other device. */
export interface UseTransfer {
  code: string;
}
