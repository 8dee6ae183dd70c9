import type { Answer, Seat } from '@potyczka/kernel';
import { type By, type Entry, type Reply, Run } from '@potyczka/kernel/run';
import type { Listed, SqlStore } from '@potyczka/server/inside';
import type { Stored } from '@potyczka/table';
import { type Acknowledged, type Player, viewName } from './player.js';

/** What somebody was promised at a table. */
export type Promised = Pick<Player, 'table' | 'acknowledged' | 'seen' | 'seat'>;

/** What is stored, held against what was promised. */
export interface Verified {
  readonly matches: number;
  /** Acknowledged answers that are stored, once, under their number. */
  readonly found: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly broken: readonly string[];
  /** Hashes of states, kept by the servers, that the replay reproduced. */
  readonly hashes: number;
  /** Views that players were shown, that the replay reproduced. */
  readonly views: number;
}

interface Notes {
  found: number;
  hashes: number;
  views: number;
  readonly lost: string[];
  readonly doubled: string[];
  readonly broken: string[];
}

/** Every acknowledged answer must be stored once, under its number; every match must replay to what was shown. */
export const verify = async (
  store: SqlStore,
  crowd: { readonly players: readonly Promised[]; readonly tables: readonly string[] },
  games: readonly Listed[],
): Promise<Verified> => {
  const notes: Notes = { found: 0, hashes: 0, views: 0, lost: [], doubled: [], broken: [] };
  const at = (id: string): Promised[] => crowd.players.filter(p => p.table() === id);
  for (const id of crowd.tables) {
    const stored = await store.load(id);
    const people = at(id);
    if (!stored) {
      notes.lost.push(`table ${id}`);
      continue;
    }
    findAnswers(
      stored,
      people.flatMap(p => p.acknowledged),
      notes,
    );
    const game = games.find(each => each.game.id === stored.table.game)?.game;
    if (!game) notes.broken.push(`${id}: no such game`);
    else if (stored.table.phase !== 'open') playAgain(stored, game, people, notes);
  }
  return { ...notes, matches: crowd.tables.length };
};

/** The answer with which an entry was given: in a stage, the last of a seat's steps. */
const lastOf = (e: Extract<Entry, { readonly q: number }>): Answer | undefined =>
  'path' in e ? e.path.at(-1) : e.a;

const findAnswers = (
  { table: { id }, entries }: Stored,
  acknowledged: readonly Acknowledged[],
  notes: Notes,
): void => {
  for (const { n, q, a } of acknowledged) {
    const e = entries[n - 1];
    if (e && 'q' in e && e.n === n && e.q === q && sameAnswer(lastOf(e), a)) notes.found++;
    else notes.lost.push(`${id}: entry ${n}`);
  }
  if (entries.some((e, i) => e.n !== i + 1)) notes.broken.push(`${id}: numbers are not consecutive`);
  // The players of a trial never take anything back.
  const asked = entries.flatMap(e => ('q' in e ? [`${e.q} ${e.seat}`] : []));
  if (new Set(asked).size !== asked.length) notes.doubled.push(`${id}: a question was answered twice`);
  const numbers = acknowledged.map(each => each.n);
  if (new Set(numbers).size !== numbers.length) notes.doubled.push(`${id}: a number was acknowledged twice`);
};

const playAgain = (stored: Stored, game: Listed['game'], people: readonly Promised[], notes: Notes): void => {
  const { table, entries, kept } = stored;
  if (table.chapter) notes.broken.push(`${table.id}: a chapter was started`);
  const run = new Run(game, table.options as Record<string, unknown>, {
    seed: table.seed,
    salts: table.salts,
  });
  compareViews(run, table.id, people, notes);
  for (const e of entries) {
    const reply = repeated(run, e);
    if (reply !== undefined) {
      notes.broken.push(`${table.id}: entry ${e.n} does not replay: ${reply}`);
      return;
    }
    compareViews(run, table.id, people, notes);
    if (kept?.n !== e.n) continue;
    if (kept.hash === run.hash) notes.hashes++;
    else notes.broken.push(`${table.id}: another state after entry ${e.n} than its checkpoint says`);
  }
  if (kept && kept.n > entries.length) notes.lost.push(`${table.id}: entries before its checkpoint`);
  if (table.phase === 'over' && run.result === undefined) notes.broken.push(`${table.id}: over too early`);
};

/** Plays an entry again; gives back why it may not be played. */
const repeated = (
  run: { answerStage(seat: Seat, q: number, given: readonly unknown[], by?: By): Reply },
  e: Entry,
): string | undefined => {
  if (!('q' in e)) return 'nobody took anything back';
  const reply = run.answerStage(e.seat, e.q, 'path' in e ? e.path : [e.a], e.by);
  return reply.ok ? undefined : reply.refusal.rule;
};

const compareViews = (
  run: { readonly n: number; view(who: Seat): unknown },
  id: string,
  people: readonly Promised[],
  notes: Notes,
): void => {
  for (const { seat, seen } of people) {
    const shown = seat && seen.get(run.n);
    if (!shown) continue;
    if (shown === viewName(run.view(seat as Seat))) notes.views++;
    else notes.broken.push(`${id}: ${seat} was shown another table after entry ${run.n}`);
  }
};

/** A set may be stored in another order than it was given. */
const sameAnswer = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted())
    : JSON.stringify(a) === JSON.stringify(b);
