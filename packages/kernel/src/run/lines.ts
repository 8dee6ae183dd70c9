import type { Game } from '../game.js';
import { canonical, isSame } from '../plain.js';
import {
  type Entry,
  hasOnly,
  isEntry,
  isObject,
  type MatchRecord,
  MOST_ENTRIES,
  MOST_FORKS,
  readRecord,
} from './record.js';
import { type Replayed, replay } from './replay.js';
import { type Fork, isSeed, type Seed } from './seal.js';

/** Another way a match might have gone: as the line it leaves up to an entry, and then with entries of its own. */
export interface PlayedLine {
  /** Counts from 1; a line is behind those it stems from. */
  readonly id: number;
  /** The line that it leaves; 0 is the match itself. */
  readonly from: number;
  /** Its first own entry. */
  readonly at: number;
  /** Chance is drawn anew under this from there on; without it, it stays as it was. */
  readonly seed?: Seed;
  readonly entries: readonly Given[];
  readonly name?: string;
  readonly comment?: string;
}

/** In a line nothing is taken back: it is cut instead. */
export type Given = Extract<Entry, { readonly q: number }>;

/** A match with the other ways it might have gone. Plain data, always the same for the same lines. */
export interface Lines {
  readonly format: 1;
  readonly match: MatchRecord;
  readonly lines: readonly PlayedLine[];
}

/** The match itself among its lines. */
export const MATCH = 0;
/** More lines than somebody would keep of one match. */
const MOST_LINES = 200;
const LONGEST_NAME = 80;
const LONGEST_COMMENT = 2000;

/** A match of which nothing else has been tried yet. */
export const linesOf = (match: MatchRecord): Lines => ({ format: 1, match, lines: [] });

const lineOf = ({ lines }: Lines, id: number): PlayedLine => {
  const found = lines.find(l => l.id === id);
  if (!found) throw new Error(`there is no line ${id}`);
  return found;
};

/** All entries of a line, those that it shares with others first. */
export const entriesOf = (all: Lines, id: number): readonly Entry[] => {
  if (id === MATCH) return all.match.entries;
  const { from, at, entries } = lineOf(all, id);
  return [...entriesOf(all, from).slice(0, at - 1), ...entries];
};

const forksOf = (all: Lines, id: number): readonly Fork[] => {
  if (id === MATCH) return all.match.forks ?? [];
  const { from, at, seed } = lineOf(all, id);
  const before = forksOf(all, from).filter(f => f.at < at);
  return [...before, seed === undefined ? { at } : { at, seed }];
};

/** A line as a record of its own, which anybody can play again; it has no seal. */
export const recordOfLine = (all: Lines, id: number): MatchRecord => {
  if (id === MATCH) return all.match;
  const { seal: _, hash: __, entries: ___, forks: ____, ...match } = all.match;
  return { ...match, forks: forksOf(all, id), entries: entriesOf(all, id) };
};

/** The same up to an entry: a moment of a line, to go on from. */
export const recordUpTo = (all: Lines, id: number, n: number): MatchRecord => {
  const { hash: _, ...record } = recordOfLine(all, id);
  const entries = record.entries.slice(0, n);
  const forks = record.forks?.filter(f => f.at <= n) ?? [];
  const { forks: __, ...rest } = record;
  return forks.length > 0 ? { ...rest, entries, forks } : { ...rest, entries };
};

/** Where somebody stands: behind the first `n` entries of a line. */
export interface Moment {
  readonly line: number;
  readonly n: number;
}

/** Before the first own entry of a line one stands in the line that it leaves. */
const standing = (all: Lines, { line, n }: Moment): Moment => {
  if (line === MATCH) return { line, n };
  const { from, at } = lineOf(all, line);
  return n < at ? standing(all, { line: from, n }) : { line, n };
};

const nextId = ({ lines }: Lines): number => (lines.at(-1)?.id ?? 0) + 1;

const isRefusal = (found: Lines | string): found is string => typeof found === 'string';

/** Refuses what would not be read again. */
const held = (all: Lines): Lines => {
  const found = readLines(all);
  if (isRefusal(found)) throw new Error(found);
  return found;
};

/**
 * After an entry that is given at a moment: the line goes on with it, or one of its
 * own begins. What was played before is never changed. An entry that stands
 * there already only leads one further. `seed`: chance for a line that begins.
 */
export const given = (
  all: Lines,
  moment: Moment,
  entry: Given,
  seed?: Seed,
): { readonly all: Lines; readonly now: Moment } => {
  const { line, n } = standing(all, moment);
  const entries = entriesOf(all, line);
  const next = entries[n];
  if (seed === undefined && next !== undefined && isSame(next, entry))
    return { all, now: { line, n: n + 1 } };
  if (line !== MATCH && n === entries.length && seed === undefined) {
    const lines = all.lines.map(l => (l.id === line ? { ...l, entries: [...l.entries, entry] } : l));
    return { all: held({ ...all, lines }), now: { line, n: n + 1 } };
  }
  const id = nextId(all);
  const begun: PlayedLine = {
    id,
    from: line,
    at: n + 1,
    ...(seed !== undefined && { seed }),
    entries: [entry],
  };
  return { all: held({ ...all, lines: [...all.lines, begun] }), now: { line: id, n: n + 1 } };
};

/** Without a line and all that stem from it. */
export const withoutLine = (all: Lines, id: number): Lines => {
  const gone = new Set([lineOf(all, id).id]);
  for (const { id: other, from } of all.lines) if (gone.has(from)) gone.add(other);
  return { ...all, lines: all.lines.filter(l => !gone.has(l.id)) };
};

/** A line with another name or comment; an empty one takes it away. */
export const called = (
  all: Lines,
  id: number,
  words: { readonly name?: string; readonly comment?: string },
): Lines => {
  lineOf(all, id);
  const lines = all.lines.map(l => {
    if (l.id !== id) return l;
    const { name, comment, ...line } = { ...l, ...words };
    return { ...line, ...(name && { name }), ...(comment && { comment }) };
  });
  return held({ ...all, lines });
};

const FIELDS = ['id', 'from', 'at', 'seed', 'entries', 'name', 'comment'];

const isWord = (x: unknown, most: number): boolean =>
  x === undefined || (typeof x === 'string' && x.length > 0 && x.length <= most && !/[^\P{C}\n]/u.test(x));

const isGiven = (e: unknown, n: number): e is Given => isEntry(e, n) && 'q' in e;

/** What is wrong with a line; `lengths` of those before it, the match among them. */
const problemOf = (x: unknown, lengths: ReadonlyMap<number, number>): string | undefined => {
  if (!isObject(x) || !hasOnly(x, FIELDS)) return 'is not made as a line is';
  const { id, from, at, seed, entries, name, comment } = x;
  if (!Number.isSafeInteger(id) || (id as number) <= Math.max(...lengths.keys()))
    return 'has no number of its own';
  const before = typeof from === 'number' ? lengths.get(from) : undefined;
  if (before === undefined) return 'leaves a line that is not there';
  if (!Number.isSafeInteger(at) || (at as number) < 1 || (at as number) > before + 1)
    return 'leaves where the other line is not';
  if (seed !== undefined && !isSeed(seed)) return 'has a malformed seed';
  if (!Array.isArray(entries) || entries.length === 0) return 'has no entries';
  if ((at as number) - 1 + entries.length > MOST_ENTRIES) return `has more than ${MOST_ENTRIES} entries`;
  const bad = entries.findIndex((e, i) => !isGiven(e, (at as number) + i));
  if (bad >= 0) return `has a malformed entry ${(at as number) + bad}`;
  if (!isWord(name, LONGEST_NAME)) return 'has a malformed name';
  return isWord(comment, LONGEST_COMMENT) ? undefined : 'has a malformed comment';
};

/** Reads a match with its lines from outside, a bare record too; a string says what is wrong with it. */
export const readLines = (x: unknown): Lines | string => {
  if (!isObject(x)) return 'a match with its lines is an object';
  if ('entries' in x) {
    const match = readRecord(x);
    return typeof match === 'string' ? match : linesOf(match);
  }
  if (x.format !== 1) return 'the lines have an unknown format; this program reads format 1';
  if (!hasOnly(x, ['format', 'match', 'lines'])) return 'there is more in it than a match and its lines';
  const match = readRecord(x.match);
  if (typeof match === 'string') return match;
  if (!Array.isArray(x.lines)) return 'the match has no lines';
  if (x.lines.length > MOST_LINES) return `the match has more than ${MOST_LINES} lines`;
  const lengths = new Map([[MATCH, match.entries.length]]);
  for (const [i, line] of x.lines.entries()) {
    const problem = problemOf(line, lengths);
    if (problem) return `line ${i + 1} ${problem}`;
    const { id, at, entries } = line as PlayedLine;
    lengths.set(id, at - 1 + entries.length);
  }
  const read = x as unknown as Lines;
  const deep = read.lines.find(({ id }) => forksOf(read, id).length > MOST_FORKS);
  return deep ? `line ${read.lines.indexOf(deep) + 1} stems from too many others` : read;
};

/** The text of a match with its lines, the same for the same lines: they are numbered from 1. */
export const linesText = ({ match, lines }: Lines): string => {
  const numbers = new Map([[MATCH, MATCH], ...lines.map(({ id }, i) => [id, i + 1] as const)]);
  const numbered = lines.map(l => ({ ...l, id: numbers.get(l.id), from: numbers.get(l.from) }));
  return canonical({ format: 1, match, lines: numbered });
};

/** Plays a line again, every answer judged. */
export const replayLine = <S, E extends { type: string }, V, O, R>(
  game: Game<S, E, V, O, R>,
  all: Lines,
  id: number,
): Replayed<S, E, V, O, R> => replay(game, recordOfLine(all, id));
