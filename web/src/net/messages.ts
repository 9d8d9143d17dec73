// The messages as the page uses them. tests/messages.test.ts holds them against the server's own schema.

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name?: string;
  guest?: string;
  bot?: string;
  ready?: boolean;
  revealed?: boolean;
  connected?: boolean;
  away?: boolean;
}

export interface TableInfo {
  type: "table";
  table: string;
  code: string;
  game: GameName;
  options: Record<string, string>;
  seats: SeatInfo[];
  stage: "lobby" | "revealing" | "playing" | "over" | "stuck";
  number: number;
  clock: string;
  pace: string;
  public: boolean;
  host: string;
  you?: number | null;
  spectators?: number;
  commitment: string;
  secret?: string;
  muted?: number[];
  ahead?: string;
}

export type GameName = "bulletbucks" | "championship" | "battleroyal";

/** An event: its type, and the fields of that type. */
export type GameEvent = { type: string } & Record<string, unknown>;

/** A choice: its number, its type, and the fields of that type. */
export type Choice = { code: number; type: string } & Record<string, unknown>;

export interface PromptInfo {
  number: number;
  step: number;
  kind: string;
  role: "must" | "asked" | "standing" | "watching";
  sealed?: boolean;
  choices?: Choice[];
  draft?: number[];
  steps?: string[];
  question?: string;
  hint?: string;
  labels?: string[];
  /** What one has sealed oneself, until it is revealed; and the same in words. */
  sealed_choice?: Choice;
  sealed_label?: string;
}

export interface ClockInfo {
  left: number;
  of: number;
}

/** What stands on a card of the deck. */
export interface CardInfo {
  name: string;
  text?: string;
  value?: number;
  bang?: boolean;
  effect?: string;
}

export type View = Record<string, unknown>;

export interface Update {
  type: "update";
  game: number;
  first: number;
  events?: GameEvent[];
  lines?: string[];
  cards?: Record<string, CardInfo>;
  view?: View;
  patch?: View;
  prompt?: PromptInfo;
  clock?: ClockInfo;
}

export interface Said {
  type: "said";
  number: number;
  name: string;
  text: string;
  to: "table" | "team" | "seat" | "gallery" | "spectators";
  seat?: number | null;
  hearer?: number | null;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  guest: string;
  heartbeat: number;
}

export interface Done {
  type: "done";
  id: number;
}

export interface Refused {
  type: "refused";
  id?: number | null;
  code: string;
  sentence: string;
  rule?: string;
}

export interface Closing {
  type: "closing";
  code: string;
  sentence: string;
  back_after?: number | null;
}

export interface Pong {
  type: "pong";
}

export type ServerMessage = Welcome | Done | Refused | TableInfo | Update | Said | Closing | Pong;

/** Anything the page says: a type, and the fields of that type. */
export type ClientMessage = { type: string } & Record<string, unknown>;

export const PROTOCOL = 1;
