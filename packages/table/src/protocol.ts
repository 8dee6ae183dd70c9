/**
 * What a client and a table say to each other, over a socket or to a worker.
 * Typed once: the schemas check what comes in, the types serve both sides.
 * A client sends requests, each with a number of its own; the table answers
 * each once, and pushes news of the tables that the client watches.
 */

import type { Answer, CardId, Chapter, Json, Msg, Offer, Refusal, Seat, Verdict } from '@potyczka/kernel';
import type { Entry, MatchRecord, UndoLine } from '@potyczka/kernel/run';
import type { InferOutput } from 'valibot';
import type { Change } from './change.js';
import type {
  About,
  BOT_LEVELS,
  ClockWanted,
  Late,
  LOG_LANGS,
  Quiet,
  RequestName,
} from './request-schemas.js';

export {
  type About,
  BOT_LEVELS,
  type Late,
  PROTOCOL,
  type Quiet,
  Request,
  type RequestName,
  type RequestOf,
  readRequest,
} from './request-schemas.js';

/** Why a request was refused: a message of the table (`table-…`) or of the game, and the rule if there is one. */
export interface Problem {
  readonly code:
    | 'malformed'
    | 'unknown-table'
    | 'not-yours'
    | 'not-open'
    | 'refused'
    | 'too-fast'
    | 'too-large'
    | 'not-saved'
    | 'fault';
  readonly why: Msg;
  readonly rule?: string;
  /** Where in what was sent the fault is: `armies.p1.units.3`. */
  readonly at?: string;
}

/** A seat at a table, as everybody sees it. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'human' | 'bot';
  readonly name: string | null;
  readonly level: (typeof BOT_LEVELS)[number] | null;
  /** A human who is here now. */
  readonly here: boolean;
  /** A bot plays for an absent human. */
  readonly away: boolean;
  /** Has brought what the game wants of each seat, if it wants anything. */
  readonly ready: boolean;
  /** The name of whom a free seat is kept for. */
  readonly asked?: string;
}

/** Somebody asks the host for a bot's seat. */
export interface SeatAsked {
  /** Stands for them where the host answers. */
  readonly who: string;
  readonly seat: Seat;
  readonly name: string;
}

export type Clock = InferOutput<typeof ClockWanted>;

/** A table in a list. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  /** Data with a structure of its own is told before the start and to whoever comes, not in lists; what a seat brings to the others from the start on. */
  readonly options: Readonly<Record<string, Json>>;
  /** What is not told of the options, in one sentence of the game. */
  readonly brief: Msg | null;
  readonly phase: 'open' | 'playing' | 'over';
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly chat: boolean;
  /** Spectators may write in the chat too. */
  readonly heard: boolean;
  /** The language of the log; null: each reads it in their own. */
  readonly lang: (typeof LOG_LANGS)[number] | null;
  /** How a bot's seat is taken once the match is under way. */
  readonly late: Late;
  /** After so many minutes a bot plays for a player who is away; null: never. */
  readonly awayMinutes: number | null;
  /** I lead the table. */
  readonly host: boolean;
  /** The seat of whoever leads it, if they have one. */
  readonly leader: Seat | null;
  /** After so many minutes without them anybody who sits here may lead it. */
  readonly leadMinutes: number;
  /** My seat, if I have one. */
  readonly mine: Seat | null;
  /** It waits for me. */
  readonly myTurn: boolean;
  /** Milliseconds since the epoch, by the table's clock. */
  readonly updated: number;
  /** The table at which the same people play again, once somebody has asked for it. */
  readonly rematch?: string | null;
  /** The campaign that it is played for. */
  readonly campaign?: string;
  /** The entry from which on it was played on from a moment of another match: nothing of it was sealed. */
  readonly playedOn?: number;
  /** The seat that is kept for me. */
  readonly invited?: Seat;
  /** The bot's seat for which I ask the host. */
  readonly asked?: Seat;
  /** Who asks for a bot's seat: for the host. */
  readonly asking?: readonly SeatAsked[];
  /** In lists, while it is played: the seats that are asked. */
  readonly waits?: readonly Seat[];
  /** In lists, while it is played: when the clock of this turn runs out. */
  readonly deadline?: number | null;
  /** In lists, once it is over: what came of it, if that is no secret. */
  readonly result?: Json;
  /** The tokens of the seats still open, and in mid-match of those that bots play: for the host. */
  readonly links?: Readonly<Partial<Record<Seat, string>>>;
}

/** One candidate as its seat sees it. */
export interface OptionShown {
  /** Names it, here and on the page. */
  readonly key: string;
  /** What is sent back to choose it; of a member of a set its key, which goes into the list. */
  readonly answer: Answer;
  readonly label: Msg | null;
  readonly at: readonly string[];
  readonly preview: unknown;
  /** Choosing it means doing nothing, or nothing more. */
  readonly declines: boolean;
  /** Why it may not be chosen. */
  readonly refusal: NonNullable<Verdict> | null;
}

/** An open question with its options: for its own seat only. */
export interface QuestionShown {
  readonly q: number;
  /** How many answers this seat has given in the stage that is open; 0 outside one. */
  readonly step: number;
  readonly seat: Seat;
  readonly kind: 'choose' | 'many' | 'number' | 'place' | 'places';
  readonly rule: string;
  readonly ask: Msg;
  readonly options: readonly OptionShown[];
  readonly min: number;
  readonly max: number;
  /** What it means to choose none, if the game has words for it. */
  readonly none: Msg | null;
  /** For sets: one that the game proposes, to begin with; empty if it proposes none. */
  readonly proposed: readonly string[];
  /** For several poses: the elements of the board that are placed, in the order of the answer. */
  readonly pieces: readonly string[];
  /** For poses: where they may be legal, in the game's own form; for several, a list of these. */
  readonly region: Json;
  /** Odds can be reckoned of what answers lead to: see the request `guess`. */
  readonly odds: boolean;
}

/** A question as everybody sees it. */
export interface QuestionOpen {
  readonly q: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly ask: Msg;
  /** The bot there is thinking. */
  readonly thinking: boolean;
  /** How long it may think about its turn, in milliseconds, if that is known. */
  readonly budget?: number;
}

export interface Told {
  /** The entry that it came with. */
  readonly n: number;
  /** The rule by which it happened. */
  readonly rule: string;
  readonly event: unknown;
  /** A clock had run out: the table decided for the player. */
  readonly by?: 'clock';
  /** Whose clock that was: what it brought about may be somebody else's turn. */
  readonly whose?: Seat;
}

/** What a seat may take back. */
export interface UndoShown extends UndoLine {
  /** Its own decisions that are free to take back, the last one last: each names the entry to go back to. */
  readonly free: readonly number[];
  /** Its last decision before those: the others are asked; null if there is none. */
  readonly before: number | null;
}

/** Somebody wants to take back more than is free. */
export interface UndoAsked {
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
  /** Who has refused: it will not be taken back. */
  readonly refused: Seat | null;
}

/** Those who look at a table without a seat. */
export interface OnlookersShown {
  readonly count: number;
  /** What the first of them are called. */
  readonly names: readonly string[];
}

/** What may be asked of the bots on my side. */
export interface WishShown {
  readonly id: string;
  readonly label: Msg;
  /** What on the board it can be about; null: it is about nothing. */
  readonly about: readonly { readonly element: string; readonly label: Msg }[] | null;
}

/** What those who play on my side tell each other. */
export interface CompanyShown {
  /** What they and I mean to do, as far as they have said so. */
  readonly means: readonly { readonly seat: Seat; readonly means: Msg }[];
  /** What I may tell people on my side of my own plan. */
  readonly sayings: readonly { readonly id: string; readonly label: Msg }[];
  readonly wishes: readonly WishShown[];
  /** What has been asked of the bots, and by whom. */
  readonly wished: readonly { readonly by: Seat; readonly id: string; readonly about?: string }[];
}

/** Why a match stands still: it could not be brought back as it was. */
export interface Stopped {
  /** `rules`: they have changed since it was played. `differs`: the same rules came to something else. */
  readonly why: 'rules' | 'differs';
  /** The last entry that is shown: what came after it is stored, and not shown. */
  readonly at: number;
}

/** Everything that a viewer of a table is shown now, but for the log. */
export interface Now {
  readonly info: TableInfo;
  readonly n: number;
  /** Null before the start. */
  readonly view: unknown;
  readonly open: readonly QuestionOpen[];
  readonly mine: QuestionShown | null;
  readonly undo: UndoShown | null;
  readonly undoAsked: UndoAsked | null;
  readonly onlookers: OnlookersShown;
  /** Where somebody plays on my side and the game lets us talk. */
  readonly company?: CompanyShown;
  /** I have decided something in a stage that is still open: my last step can be retracted. */
  readonly canRetract: boolean;
  /** When the clock of this turn runs out. */
  readonly deadline: number | null;
  readonly now: number;
  readonly seal: string | null;
  /** Told at the end, so that anybody can check the shuffle. */
  readonly seed: string | null;
  readonly result: unknown;
  /** There if the match stands still: nobody is asked anything, and it can only be read. */
  readonly stopped?: Stopped;
}

/** What somebody at a table has said. */
export interface Said {
  /** Null: a spectator, whose name is told. */
  readonly seat: Seat | null;
  readonly name?: string;
  readonly text: string;
  /** Milliseconds since the epoch, by the table's clock. */
  readonly at: number;
}

/** The whole table for somebody who has just come. */
export interface Snapshot extends Now {
  readonly log: readonly Told[];
  /** The last lines of the chat. */
  readonly said: readonly Said[];
  /** The number of what I am shown, if I asked for changes. */
  readonly version?: number;
}

/** What a client gets without asking. */
export type Push =
  /** News of a table. `from`: the log has this many lines before `log`; fewer than I know means that some were taken back. */
  | {
      readonly push: 'news';
      readonly table: string;
      readonly now: Now;
      readonly from: number;
      readonly log: readonly Told[];
      readonly version?: number;
    }
  /** The same for whoever asked for changes: what has changed of what I was shown with the number `base`. */
  | {
      readonly push: 'change';
      readonly table: string;
      readonly base: number;
      readonly version: number;
      readonly now: number;
      readonly change: Change;
      readonly from: number;
      readonly log: readonly Told[];
    }
  | ({ readonly push: 'said'; readonly table: string } & Said)
  /** The tables on my list have changed: ask again. With `open`: these are the open ones now, and the rest is as it was. */
  | { readonly push: 'lists'; readonly open?: readonly TableInfo[] }
  /** A campaign that I have looked at has changed: ask again. */
  | { readonly push: 'campaign'; readonly campaign: string }
  /** The table is going away for a moment: connect again. */
  | { readonly push: 'bye' };

/** What each request is answered with. */
export interface Answers {
  hello: { readonly protocol: number; readonly name: string; readonly software: string };
  list: { readonly open: readonly TableInfo[]; readonly mine: readonly TableInfo[] };
  create: {
    readonly table: string;
    readonly seat: Seat | null;
    readonly links: Readonly<Partial<Record<Seat, string>>>;
  };
  join: { readonly seat: Seat };
  seat: Record<never, never>;
  lock: Record<never, never>;
  hear: Record<never, never>;
  late: Record<never, never>;
  'ask-seat': Record<never, never>;
  admit: Record<never, never>;
  'hand-over': Record<never, never>;
  'take-lead': Record<never, never>;
  start: Record<never, never>;
  bring: Record<never, never>;
  salt: Record<never, never>;
  watch: Snapshot;
  unwatch: Record<never, never>;
  past: { readonly n: number; readonly view: unknown };
  /** `draft`: a step of a stage that I have not finished; then `n` is as it was. */
  answer: { readonly n: number; readonly draft: boolean };
  probe: {
    readonly refusal: NonNullable<Verdict> | null;
    readonly near: Answer | null;
    readonly piece: number | null;
    /** For poses: what the board can draw of them, in the game's own form. */
    readonly preview: Json;
  };
  guess: { readonly state: unknown; readonly together: readonly (readonly CardId[])[] };
  retract: { readonly n: number; readonly draft: boolean };
  undo: { readonly n: number | null };
  agree: { readonly n: number | null };
  resign: Record<never, never>;
  back: Record<never, never>;
  say: Record<never, never>;
  wish: Record<never, never>;
  mean: Record<never, never>;
  record: { readonly record: MatchRecord };
  import: { readonly table: string };
  rematch: { readonly table: string };
  campaigns: { readonly mine: readonly CampaignInfo[] };
  campaign: CampaignSeen;
  'campaign-begin': { readonly campaign: string };
  'campaign-join': { readonly chair: Seat };
  'campaign-agree': Record<never, never>;
  'campaign-leave': Record<never, never>;
  'campaign-play': { readonly table: string };
  'campaign-strike': Record<never, never>;
  'campaign-chapters': {
    readonly game: string;
    readonly name: string;
    readonly chairs: number;
    readonly options: Json;
    /** Of whoever asks: they keep it where they bring it. */
    readonly chair: Seat;
    readonly chapters: readonly Chapter[];
  };
  devices: {
    readonly devices: readonly DeviceInfo[];
    /** Since when there are words for recovery; null: there are none. */
    readonly recovery: number | null;
  };
  'device-code': { readonly code: string; readonly until: number };
  'device-join': {
    /** Who I would be, or am now. */
    readonly name: string;
    /** Tables that come along. */
    readonly games: number;
    readonly joined: boolean;
  };
  'device-out': Record<never, never>;
  recovery: { readonly words: string };
  keep: { readonly kept: readonly KeptThing[] };
  friends: { readonly friends: readonly FriendInfo[] };
  invite: { readonly seat: Seat };
  block: Record<never, never>;
  running: { readonly running: readonly TableInfo[] };
  glance: {
    readonly n: number;
    /** Null before the start. */
    readonly view: unknown;
    readonly open: readonly QuestionOpen[];
    /** How many lines the log has. */
    readonly lines: number;
    /** How many lines it has before those told here. */
    readonly from: number;
    readonly log: readonly Told[];
    readonly deadline: number | null;
    readonly now: number;
    readonly result: unknown;
  };
  history: {
    readonly games: readonly TableInfo[];
    /** Where to go on; null: that was all. */
    readonly next: string | null;
  };
  mine: {
    readonly name: string;
    readonly devices: readonly DeviceInfo[];
    readonly kept: readonly KeptThing[];
    /** What those are called whom I have blocked. */
    readonly blocked: readonly string[];
    readonly tables: readonly TableInfo[];
    /** What I have said at them. */
    readonly said: readonly { readonly table: string; readonly at: number; readonly text: string }[];
    readonly campaigns: readonly CampaignInfo[];
    readonly next: string | null;
  };
  forget: Record<never, never>;
  told: {
    /** For a push to this device; null: nobody is told anything here. */
    readonly key: string | null;
    /** Whether this server sends mail, and calls addresses. */
    readonly mail: boolean;
    readonly hooks: boolean;
    readonly to: readonly ToldTo[];
    /** Tables of which I am told nothing. */
    readonly muted: readonly string[];
    /** Since when there is a calendar; null: there is none. */
    readonly feed: number | null;
  };
  tell: Record<never, never>;
  'tell-mail': {
    /** The address is known to be mine: nothing is to be confirmed. */
    readonly confirmed: boolean;
  };
  'tell-confirm': Record<never, never>;
  untell: Record<never, never>;
  mute: Record<never, never>;
  feed: { readonly path: string | null };
}

/** Where I am told what happens while I am away. */
export interface ToldTo {
  /** Stands for it where I end it. */
  readonly target: string;
  readonly way: 'push' | 'mail' | 'hook';
  /** The mail address, or the server that is called. */
  readonly where: string;
  /** A group reads it: it is told whose turn it is at tables that I lead, whoever that is. */
  readonly group: boolean;
  readonly about: readonly About[];
  readonly lang: 'pl' | 'en';
  readonly quiet: Quiet | null;
  readonly confirmed: boolean;
  /** Of a push: to the device that I ask from. */
  readonly mine: boolean;
}

/** A device on which I am myself. */
export interface DeviceInfo {
  /** Stands for it where I sign it out. */
  readonly device: string;
  readonly called: string;
  readonly since: number;
  /** When it last looked after its devices or joined. */
  readonly seen: number;
  /** When it is signed out by itself; null: never. */
  readonly until: number | null;
  /** The one that I ask from. */
  readonly mine: boolean;
}

/** Something that I keep for all my devices. */
export interface KeptThing {
  readonly what: string;
  readonly text: string;
  readonly at: number;
}

/** Somebody with whom I have played. */
export interface FriendInfo {
  /** Stands for them, to me alone. */
  readonly friend: string;
  readonly name: string;
  readonly games: number;
  readonly last: number;
  readonly blocked: boolean;
}

/** A campaign in a list. */
export interface CampaignInfo {
  readonly campaign: string;
  readonly game: string;
  readonly name: string;
  /** How often something was written down about it. */
  readonly lines: number;
  readonly host: boolean;
  /** My chair, if I have one. */
  readonly mine: Seat | null;
  readonly chairs: readonly ChairInfo[];
  /** Milliseconds since the epoch, by the table's clock. */
  readonly updated: number;
  /** The tokens of the chairs that are free: for the host. */
  readonly links?: Readonly<Partial<Record<Seat, string>>>;
}

export interface ChairInfo {
  readonly chair: Seat;
  /** Null: free. */
  readonly name: string | null;
  /** A bot may play for them when they are not here. */
  readonly standIn: boolean;
  readonly here: boolean;
}

/** A campaign for somebody who has a part in it. */
export interface CampaignSeen {
  readonly info: CampaignInfo;
  /** How many chapters it has. */
  readonly n: number;
  /** What may be played next, and what may not and why. */
  readonly offers: readonly Offer[];
  /** What it has come to, in the game's own form, as my chair may see it. */
  readonly state: unknown;
  /** Matches that are under way for it: of those begun at one moment the first to end counts. */
  readonly evenings: readonly { readonly table: string; readonly game: string; readonly offer: string }[];
  /** The last matches that ended and are no chapters. */
  readonly refused: readonly { readonly table: string; readonly at: number; readonly why: Refusal }[];
}

/** The answer to one request. */
export type Reply<K extends RequestName = RequestName> =
  | { readonly re: number; readonly ok: true; readonly value: Answers[K] }
  | { readonly re: number; readonly ok: false; readonly problem: Problem };

export type { Entry };
