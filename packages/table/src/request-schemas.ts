/** What a client may ask of a table: the schemas check what comes in. What the table says is in `protocol.ts`. */

import {
  type Answer,
  areBoundedOptions,
  isAnswer,
  isBounded,
  type Json,
  LONGEST_KEY,
  MOST_KEYS,
  MOST_PIECES,
  OPTION_BOUND,
} from '@potyczka/kernel';
import * as v from 'valibot';
import { LINE, NAME, seenText } from './names.js';

export const PROTOCOL = 1;

/** Names of people are short and plain. */
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24), v.regex(NAME));
/** An empty name gives up my own: I am called as a guest again. */
const NameOrNone = v.union([v.literal(''), Name]);
const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,32}$/));
const SeatId = v.pipe(v.string(), v.regex(/^p[1-9]$/));
const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
/** What a browser says that it runs on. */
const Called = v.pipe(v.string(), v.transform(seenText), v.trim(), v.maxLength(40));
/** A code that another device shows, or the words of a recovery, as they were typed. */
const Code = v.pipe(v.string(), v.maxLength(80));
/** Stands for a person or a device: only to whom it was told. */
const Handle = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** Printable, so that every store can keep it. */
const Salt = v.pipe(v.string(), v.maxLength(64), v.regex(/^[^\p{C}]*$/u));
const Int = v.pipe(v.number(), v.integer());
/** What somebody says: one line that others read as it was written. */
const Line = v.pipe(
  v.string(),
  v.transform(seenText),
  v.trim(),
  v.minLength(1),
  v.maxLength(300),
  v.regex(LINE),
);

/** A list whose length is looked at before anything in it: a long wrong one costs nothing. */
/* @__NO_SIDE_EFFECTS__ */
const listOf = <S extends v.GenericSchema>(item: S, least: number, most: number) =>
  v.pipe(
    v.custom<v.InferInput<S>[]>(x => Array.isArray(x) && x.length <= most),
    v.array(item),
    v.minLength(least),
    v.maxLength(most),
  );

const { names, nodes, depth, text } = OPTION_BOUND;
/** Looked at before anything in it; the game reads the rest. */
const Options = v.pipe(
  v.custom<Readonly<Record<string, Json>>>(areBoundedOptions),
  v.description(
    `object with at most ${names} names, of plain data: at most ${depth} deep, ${nodes} values, texts of ${text} characters`,
  ),
);

const OptionName = v.pipe(v.string(), v.maxLength(text));
const Data = v.pipe(v.custom<Json>(isBounded), v.description('plain data within the same bounds'));

/** An answer, in form only; the judge of the question decides the rest. */
const AnswerIn = v.pipe(
  v.custom<Answer>(isAnswer),
  v.description(
    `text of at most ${LONGEST_KEY} characters; or list of at most ${MOST_KEYS} such texts; or whole number; or { x, y, z?, facing? } in whole numbers; or list of at most ${MOST_PIECES} such poses`,
  ),
);

export const LOG_LANGS = ['pl', 'en'] as const;

/**
 * What somebody may be told who is not here: their turn, asked to take back, invited, said, a clock that runs low,
 * asked for a bot's seat.
 */
const ABOUT = ['turn', 'undo', 'invited', 'chat', 'clock', 'seat'] as const;
export type About = (typeof ABOUT)[number];

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};
const Minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
/** Hours in which nothing is told, in minutes of a day there. */
const QuietHours = v.strictObject({
  from: Minute,
  to: Minute,
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone), v.description('name of a time zone')),
});
export type Quiet = v.InferOutput<typeof QuietHours>;

const WebAddress = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^https?:\/\/(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?(?:[/?][^\s\p{C}]*)?$/u),
  v.description('address of the web'),
);
/** A way to me beside the page. */
const Way = v.variant('way', [
  v.strictObject({
    way: v.literal('push'),
    endpoint: WebAddress,
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}(==)?$/)),
  }),
  v.strictObject({ way: v.literal('hook'), url: WebAddress, group: v.boolean() }),
]);
const MailAddress = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(/^[^\s@<>(),;:"\\[\]\p{C}]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,}$/u),
);
/** What is told there, in which language and when not. */
const howTold = () => ({
  about: listOf(v.picklist(ABOUT), 0, ABOUT.length),
  lang: v.picklist(LOG_LANGS),
  quiet: v.optional(QuietHours),
});
/** How somebody takes a bot's seat of a match under way without a link: not at all, as the host decides, as they like. */
const LATE = ['no', 'ask', 'free'] as const;
export type Late = (typeof LATE)[number];
export const BOT_LEVELS = ['random', 'gentle', 'greedy', 'search'] as const;

/** Who sits where when a table is made. */
const SeatWanted = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: v.picklist(BOT_LEVELS) }),
]);

/** No clock; seconds for each turn; or days for each. A turn lasts until somebody else is asked, or the next begins. */
export const ClockWanted = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), seconds: v.pipe(Int, v.minValue(10), v.maxValue(3600)) }),
  v.strictObject({ kind: v.literal('slow'), days: v.pipe(Int, v.minValue(1), v.maxValue(30)) }),
]);

/** A chapter that somebody brings, in form only; the campaign judges whether it follows. */
const ChapterIn = v.strictObject({
  n: Count,
  offer: v.pipe(v.string(), v.maxLength(64)),
  from: v.pipe(v.string(), v.maxLength(128)),
  rulesVersion: Count,
  result: Data,
});
const MOST_CHAPTERS = 2000;

const id = Count;

/** Everything a client may ask for. */
export const Request = v.variant('do', [
  /** Says who I am; the answer tells my identity and the server's protocol. */
  v.strictObject({ id, do: v.literal('hello'), protocol: v.literal(PROTOCOL), name: v.optional(NameOrNone) }),
  /** Tables that are open to join, and mine. */
  v.strictObject({ id, do: v.literal('list') }),
  v.strictObject({
    id,
    do: v.literal('create'),
    game: v.pipe(v.string(), v.maxLength(32)),
    options: Options,
    seats: listOf(SeatWanted, 1, 9),
    clock: v.optional(ClockWanted),
    /** Not in the list; joined with a seat link only. */
    hidden: v.optional(v.boolean()),
    chat: v.optional(v.boolean()),
    /** Where there is a chat: spectators may write too. */
    heard: v.optional(v.boolean()),
    /** The language of the log for everybody; each reads it in their own if not given. */
    lang: v.optional(v.picklist(LOG_LANGS)),
    /** After this time a bot plays for a player who is away; never if not given. */
    awayMinutes: v.optional(v.pipe(Int, v.minValue(1), v.maxValue(43_200))),
    /** How a bot's seat is taken once the match is under way; as the host decides if not given. */
    late: v.optional(v.picklist(LATE)),
  }),
  /**
   * Takes a seat: with the token of a seat link, or any open seat of a table that is neither locked nor hidden; in
   * mid-match a bot's. Who has one may change their name.
   */
  v.strictObject({
    id,
    do: v.literal('join'),
    table: TableId,
    seat: v.optional(SeatId),
    token: v.optional(Token),
    name: v.optional(NameOrNone),
  }),
  /** Host: replaces an open seat by a bot, or opens it again, before the start. */
  v.strictObject({ id, do: v.literal('seat'), table: TableId, seat: SeatId, as: SeatWanted }),
  v.strictObject({ id, do: v.literal('lock'), table: TableId, locked: v.boolean() }),
  /** Host, at any time: lets spectators write in the chat, or no longer. */
  v.strictObject({ id, do: v.literal('hear'), table: TableId, heard: v.boolean() }),
  /** Host, at any time: how somebody comes to a bot's seat of a match under way. */
  v.strictObject({ id, do: v.literal('late'), table: TableId, late: v.picklist(LATE) }),
  /** Asks the host for a bot's seat of a match under way; without a seat: no longer. */
  v.strictObject({ id, do: v.literal('ask-seat'), table: TableId, seat: v.optional(SeatId) }),
  /** Host: lets somebody have the bot's seat that they asked for, or turns them away for good. */
  v.strictObject({ id, do: v.literal('admit'), table: TableId, who: Handle, admit: v.boolean() }),
  /** Host: somebody else who sits at the table leads it from now on. */
  v.strictObject({ id, do: v.literal('hand-over'), table: TableId, seat: SeatId }),
  /** Leads a table at which I sit, once whoever led it has been away for long. */
  v.strictObject({ id, do: v.literal('take-lead'), table: TableId }),
  /** Host: starts; seats still open are refused. */
  v.strictObject({ id, do: v.literal('start'), table: TableId }),
  /** Brings what the game wants of each seat, such as an army, before the start; the host also for a bot. */
  v.strictObject({
    id,
    do: v.literal('bring'),
    table: TableId,
    option: OptionName,
    seat: v.optional(SeatId),
    data: Data,
  }),
  /** Adds salt to the seed before the first shuffle. */
  v.strictObject({ id, do: v.literal('salt'), table: TableId, salt: Salt }),
  /** Watches a table from my seat, or as a spectator; the answer is a snapshot, then news follow. */
  v.strictObject({ id, do: v.literal('watch'), table: TableId, changes: v.optional(v.boolean()) }),
  v.strictObject({ id, do: v.literal('unwatch'), table: TableId }),
  /** What my seat was shown after an entry of the log; 0 is the start. */
  v.strictObject({ id, do: v.literal('past'), table: TableId, n: Count }),
  /** `step`: how many answers I have given in this stage, so that a second click answers nothing. */
  v.strictObject({
    id,
    do: v.literal('answer'),
    table: TableId,
    q: Count,
    step: v.optional(Count),
    a: AnswerIn,
  }),
  /** Judges an answer without giving it. */
  v.strictObject({
    id,
    do: v.literal('probe'),
    table: TableId,
    q: Count,
    step: v.optional(Count),
    a: AnswerIn,
  }),
  /** The match as my seat may imagine it at its open question, to reckon odds from. */
  v.strictObject({ id, do: v.literal('guess'), table: TableId, q: Count }),
  v.strictObject({ id, do: v.literal('retract'), table: TableId }),
  /** Takes back everything from entry `to` on; behind the free line the others are asked. */
  v.strictObject({ id, do: v.literal('undo'), table: TableId, to: Count }),
  v.strictObject({ id, do: v.literal('agree'), table: TableId, to: Count, agree: v.boolean() }),
  /** Leaves the seat to a bot for good; before the start, frees it. */
  v.strictObject({ id, do: v.literal('resign'), table: TableId }),
  /** Comes back to a seat that a bot has been playing. */
  v.strictObject({ id, do: v.literal('back'), table: TableId }),
  v.strictObject({
    id,
    do: v.literal('say'),
    table: TableId,
    text: Line,
  }),
  /** Asks something of the bots on my side, or no longer; `about`: an element of the board. */
  v.strictObject({
    id,
    do: v.literal('wish'),
    table: TableId,
    wish: v.pipe(v.string(), v.maxLength(32)),
    about: v.optional(v.pipe(v.string(), v.maxLength(64))),
    on: v.boolean(),
  }),
  /** Tells those on my side what I mean to do, in words that the game has for it; not given: nothing any more. */
  v.strictObject({
    id,
    do: v.literal('mean'),
    table: TableId,
    saying: v.optional(v.pipe(v.string(), v.maxLength(32))),
  }),
  /** The record, once the match is over: before that it would tell secrets. */
  v.strictObject({ id, do: v.literal('record'), table: TableId }),
  /** Makes a finished table out of a record that somebody brings. */
  v.strictObject({ id, do: v.literal('import'), record: v.unknown() }),
  /** A new table with the same game, options and people. */
  v.strictObject({ id, do: v.literal('rematch'), table: TableId }),
  /** The campaigns in which I have a chair. */
  v.strictObject({ id, do: v.literal('campaigns') }),
  /** What a campaign has come to, for those who have a part in it; then they are told when it changes. */
  v.strictObject({ id, do: v.literal('campaign'), campaign: TableId }),
  /** Begins a campaign, or goes on with one that was kept elsewhere. */
  v.strictObject({
    id,
    do: v.literal('campaign-begin'),
    game: v.pipe(v.string(), v.maxLength(32)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.regex(/^[^\p{C}]*$/u)),
    chairs: v.pipe(Int, v.minValue(1), v.maxValue(9)),
    options: Data,
    chair: v.optional(v.pipe(v.string(), v.regex(/^p[1-9]$/))),
    chapters: v.optional(listOf(ChapterIn, 0, MOST_CHAPTERS)),
  }),
  /** Takes the chair of a link. */
  v.strictObject({
    id,
    do: v.literal('campaign-join'),
    campaign: TableId,
    token: Token,
    name: v.optional(NameOrNone),
  }),
  v.strictObject({ id, do: v.literal('campaign-agree'), campaign: TableId, standIn: v.boolean() }),
  v.strictObject({ id, do: v.literal('campaign-leave'), campaign: TableId, chair: v.optional(SeatId) }),
  /** Begins a match of what the campaign offers. */
  v.strictObject({
    id,
    do: v.literal('campaign-play'),
    campaign: TableId,
    offer: v.pipe(v.string(), v.maxLength(64)),
  }),
  v.strictObject({ id, do: v.literal('campaign-strike'), campaign: TableId, chapter: Count }),
  v.strictObject({ id, do: v.literal('campaign-chapters'), campaign: TableId }),
  /** The devices on which I am myself; `called`: what mine says that it is. */
  v.strictObject({ id, do: v.literal('devices'), called: v.optional(Called) }),
  /** A code by which another device becomes mine. */
  v.strictObject({ id, do: v.literal('device-code') }),
  /** This device becomes that of whoever has shown me a code; told whose it would be if not `sure`. */
  v.strictObject({
    id,
    do: v.literal('device-join'),
    code: Code,
    called: v.optional(Called),
    sure: v.optional(v.boolean()),
    /** For a machine that others use too: signed out by itself. */
    evening: v.optional(v.boolean()),
  }),
  v.strictObject({ id, do: v.literal('device-out'), device: Handle }),
  /** Words to print, by which I come back if I lose every device. */
  v.strictObject({ id, do: v.literal('recovery') }),
  /** Keeps something for all my devices, and tells what is kept. */
  v.strictObject({
    id,
    do: v.literal('keep'),
    what: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/))),
    text: v.optional(v.pipe(v.string(), v.maxLength(12_000))),
  }),
  /** With whom I have played. */
  v.strictObject({ id, do: v.literal('friends') }),
  /** Host, before the start: keeps a free seat for a friend, or for nobody any more. */
  v.strictObject({
    id,
    do: v.literal('invite'),
    table: TableId,
    seat: v.optional(SeatId),
    friend: v.optional(Handle),
  }),
  /** Somebody may not invite me nor sit down at my tables by the list, or may again. */
  v.strictObject({ id, do: v.literal('block'), friend: Handle, on: v.boolean() }),
  /** Matches of people that are under way and may be watched. */
  v.strictObject({ id, do: v.literal('running') }),
  /** A table at this moment, without following it; `after`: lines of the log that I have seen. */
  v.strictObject({ id, do: v.literal('glance'), table: TableId, after: v.optional(Count) }),
  /** My matches that are over, after one of them. */
  v.strictObject({ id, do: v.literal('history'), after: v.optional(TableId) }),
  /** All that is kept of me, a part at a time. */
  v.strictObject({ id, do: v.literal('mine'), after: v.optional(TableId) }),
  /** Forgets me: everything that is kept of me goes, and every device is signed out. */
  v.strictObject({ id, do: v.literal('forget'), sure: v.literal(true) }),
  /** What I am told of while I am away, and how. */
  v.strictObject({ id, do: v.literal('told') }),
  /** Tells me by push to this device, or by a call of an address of mine; in place of what was told there. */
  v.strictObject({ id, do: v.literal('tell'), to: Way, ...howTold() }),
  /** Tells me by mail, once I have confirmed that the address is mine. */
  v.strictObject({ id, do: v.literal('tell-mail'), address: MailAddress, ...howTold() }),
  v.strictObject({ id, do: v.literal('tell-confirm'), code: Code }),
  v.strictObject({ id, do: v.literal('untell'), target: Handle }),
  /** Nothing is told of a table, or again. */
  v.strictObject({ id, do: v.literal('mute'), table: TableId, on: v.boolean() }),
  /** A calendar of my games at a secret address; a new one ends the old. */
  v.strictObject({ id, do: v.literal('feed'), on: v.boolean() }),
]);
export type Request = v.InferOutput<typeof Request>;
export type RequestName = Request['do'];
export type RequestOf<K extends RequestName> = Extract<Request, { do: K }>;

/** The schema of each request by its name: quicker than trying one after the other. */
const BY_NAME = new Map<unknown, v.GenericSchema<unknown, Request>>(
  Request.options.map(schema => [schema.entries.do.literal, schema]),
);

/** Reads a request; undefined if it has no readable form. Reads no further than to what is wrong. */
export const readRequest = (x: unknown): Request | undefined => {
  const schema = typeof x === 'object' && x !== null ? BY_NAME.get((x as { do?: unknown }).do) : undefined;
  const read = schema && v.safeParse(schema, x, { abortEarly: true });
  return read?.success ? read.output : undefined;
};
