import { isAnswer } from '../answer.js';
import { areBoundedOptions } from '../bounded.js';
import type { Chance } from '../chance.js';
import type { Answer } from '../question.js';
import type { GameId, Seat } from '../vocabulary.js';
import { type Fork, isSeed, type Salts, type Seed, sealOf } from './seal.js';

const BY = ['clock', 'bot', 'forced'] as const;

/** Who gave an answer, if not the player: a clock that ran out, a bot, or the table because only one was legal. */
export type By = (typeof BY)[number];

/** One line of a record. `n` counts from 1; `q` is the number of the question. */
export type Entry =
  | { readonly n: number; readonly seat: Seat; readonly q: number; readonly a: Answer; readonly by?: By }
  /** A seat's answers in a stage, from its first question to its last, where there were several. */
  | {
      readonly n: number;
      readonly seat: Seat;
      readonly q: number;
      readonly path: readonly Answer[];
      readonly by?: By;
    }
  /** A seat takes its answer, entry `retract`, back while others are still choosing. */
  | { readonly n: number; readonly seat: Seat; readonly retract: number }
  /** Everything from entry `undo` on is taken back. */
  | { readonly n: number; readonly undo: number };

/** A whole match: whoever has it can play it again and check every shuffle and die. Append-only. */
export interface MatchRecord {
  readonly format: 1;
  readonly game: GameId;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** The hash of the seed, known from the start. */
  readonly seal?: string;
  readonly salts?: Salts;
  /** The seed itself, told at the end. */
  readonly seed?: Seed;
  /** Where it was played on otherwise than a match before it: then nothing was sealed. */
  readonly forks?: readonly Fork[];
  readonly entries: readonly Entry[];
  /** The hash of the state after the last entry. */
  readonly hash?: string;
}

/** How a run gets its chance: from a sealed seed, or, in tests, from elsewhere. */
export type RunChance =
  | { readonly seed: Seed; readonly salts?: Salts; readonly forks?: readonly Fork[] }
  | { readonly chance: Chance };

/** Where the chance of a record comes from, given its seed. */
export const sourceOf = (
  { salts, forks }: Pick<MatchRecord, 'salts' | 'forks'>,
  seed: Seed,
): Extract<RunChance, { readonly seed: Seed }> => ({
  seed,
  ...(salts && { salts }),
  ...(forks && { forks }),
});

/** What a record is made of. */
interface Recorded {
  readonly game: { readonly id: GameId; readonly rulesVersion: number };
  readonly options: unknown;
  readonly source: RunChance;
  readonly entries: readonly Entry[];
  readonly hash: string;
}

/** The record of a match as it stands, with its seed if it is `open`. */
export const recordOf = ({ game, options, source, entries, hash }: Recorded, open: boolean): MatchRecord => ({
  format: 1,
  game: game.id,
  rulesVersion: game.rulesVersion,
  options,
  ...('seed' in source && !source.forks && { seal: sealOf(source.seed) }),
  ...('seed' in source && source.salts && { salts: source.salts }),
  ...('seed' in source && open && { seed: source.seed }),
  ...('seed' in source && open && source.forks && { forks: source.forks }),
  entries: entries.slice(),
  hash,
});

/** A match has at most so many entries: several times as many as the longest that was ever played, and soon played again. */
export const MOST_ENTRIES = 10_000;
/** The most answers of a seat in one stage. */
const MOST_STEPS = 200;

/** So often a match may have been played on from a moment of itself. */
export const MOST_FORKS = 100;

const FIELDS = [
  'format',
  'game',
  'rulesVersion',
  'options',
  'seal',
  'salts',
  'seed',
  'forks',
  'entries',
  'hash',
];

export const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Whether nothing but these fields is there: whoever brings a record must not make us carry more. */
export const hasOnly = (x: object, fields: readonly string[]): boolean =>
  Object.keys(x).every(field => fields.includes(field));

const isPath = (x: unknown): boolean =>
  Array.isArray(x) && x.length > 1 && x.length <= MOST_STEPS && x.every(isAnswer);

export const isEntry = (x: unknown, n: number): x is Entry => {
  if (!isObject(x) || x.n !== n) return false;
  if ('undo' in x) return hasOnly(x, ['n', 'undo']) && Number.isSafeInteger(x.undo);
  if (!isSeat(x.seat)) return false;
  if ('retract' in x) return hasOnly(x, ['n', 'seat', 'retract']) && Number.isSafeInteger(x.retract);
  const isGiven =
    'path' in x
      ? hasOnly(x, ['n', 'seat', 'q', 'path', 'by']) && isPath(x.path)
      : hasOnly(x, ['n', 'seat', 'q', 'a', 'by']) && isAnswer(x.a);
  if (!isGiven) return false;
  return Number.isSafeInteger(x.q) && (x.by === undefined || BY.includes(x.by as By));
};

const isSeat = (x: unknown): boolean => typeof x === 'string' && /^p[1-9]\d?$/.test(x);

const isSalt = (x: unknown): boolean => typeof x === 'string' && x.length <= 64 && !/\p{C}/u.test(x);

const areSalts = (x: unknown): boolean =>
  isObject(x) && Object.entries(x).every(([seat, salt]) => isSeat(seat) && isSalt(salt));

const isFork = (x: unknown, after: number): x is Fork =>
  isObject(x) &&
  hasOnly(x, ['at', 'seed']) &&
  Number.isSafeInteger(x.at) &&
  (x.at as number) > after &&
  (x.seed === undefined || isSeed(x.seed));

/** Each one later than the one before, none behind the next entry. */
const areForks = (x: unknown, entries: number): boolean =>
  Array.isArray(x) &&
  x.length > 0 &&
  x.length <= MOST_FORKS &&
  x.every((fork, i) => isFork(fork, i === 0 ? 0 : Number(x[i - 1].at)) && fork.at <= entries + 1);

/** Reads a record from outside; a string says what is wrong with it. */
export const readRecord = (x: unknown): MatchRecord | string => {
  if (!isObject(x)) return 'a record is an object';
  if (x.format !== 1) return 'the record has an unknown format; this program reads format 1';
  if (typeof x.game !== 'string') return 'the record names no game';
  if (!Number.isSafeInteger(x.rulesVersion)) return 'the record has no rulesVersion';
  if (!hasOnly(x, FIELDS)) return 'the record has more in it than a record has';
  if (x.options !== undefined && !areBoundedOptions(x.options)) return "the record's options are malformed";
  if (!Array.isArray(x.entries)) return 'the record has no entries';
  if (x.entries.length > MOST_ENTRIES) return `the record has more than ${MOST_ENTRIES} entries`;
  const bad = x.entries.findIndex((e, i) => !isEntry(e, i + 1));
  if (bad >= 0) return `entry ${bad + 1} of the record is malformed`;
  for (const field of ['seal', 'seed', 'hash'] as const) {
    if (x[field] !== undefined && !/^[0-9a-f]{64}$/.test(String(x[field])))
      return `the record's ${field} is malformed`;
  }
  if (x.salts !== undefined && !areSalts(x.salts)) return "the record's salts are malformed";
  if (x.forks !== undefined && !areForks(x.forks, x.entries.length))
    return "the record's forks are malformed";
  if (x.forks !== undefined && x.seal !== undefined) return 'a match that was played on has no seal';
  return x as unknown as MatchRecord;
};
