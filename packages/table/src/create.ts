import { matchOptions, readOptions, type Seat } from '@potyczka/kernel';
import { type MatchRecord, readRecord, replay, type Seed } from '@potyczka/kernel/run';
import type { AnyGame } from './any-game.js';
import { aboutOptions, isReady, optionsRefused, withoutBrought } from './brought.js';
import type { Caller } from './caller.js';
import { join } from './joining.js';
import { headOf } from './plan.js';
import type { Changes, HasDeps, Lists } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { Refused, refused } from './refused.js';
import { mayList, mySeat, sitterFor, start } from './seats.js';
import { type Identity, isListed, peopleOf, type Sitter, type StoredTable } from './store.js';
import { Conflict } from './store-errors.js';
import { linksOf } from './table-info.js';

const gameFor = async (service: HasDeps, id: string): Promise<AnyGame> => {
  const game = await service.deps.gameOf(id);
  if (!game) throw refused('refused', 'table-unknown-game', { game: id });
  return game;
};

/** What every new table has in common. */
const blank = (service: HasDeps, c: Caller) => {
  const now = service.deps.now();
  return {
    id: service.deps.token().slice(0, 16),
    host: c.identity,
    created: now,
    updated: now,
    version: 1,
  };
};

/** What nobody can ask for: a table that is made for people who have agreed on it elsewhere. */
interface Made extends Partial<Pick<StoredTable, 'id' | 'locked' | 'campaign'>> {
  /** Who sits there, instead of who is wanted. */
  readonly sitters?: readonly Sitter[];
}

export const create = async (
  service: Changes & Lists,
  c: Caller,
  r: Omit<RequestOf<'create'>, 'id' | 'do'>,
  { id, locked = false, sitters, campaign }: Made = {},
): Promise<Answers['create']> => {
  const game = await gameFor(service, r.game);
  const whole = matchOptions(game, r.options);
  if (!whole.ok) throw optionsRefused(whole);
  const read = readOptions(game.options, r.options) as typeof whole;
  const seats = game.seats(read.options);
  if (r.seats.length !== seats.length) throw refused('refused', 'table-wrong-seats', { seats: seats.length });
  if (r.seats.filter(s => s.kind === 'me').length > 1) throw refused('refused', 'table-one-seat');
  const now = service.deps.now();
  const made: StoredTable = {
    ...blank(service, c),
    ...(id && { id }),
    game: r.game,
    rulesVersion: game.rulesVersion,
    options: read.options as StoredTable['options'],
    ...aboutOptions(game, read.options as StoredTable['options']),
    phase: 'open',
    seats: seats.map((seat, i) => ({
      seat,
      sitter: sitters?.[i] ?? sitterFor(c.who, r.seats[i] as (typeof r.seats)[number]),
      token: service.deps.token(),
    })),
    clock: r.clock ?? { kind: 'none' },
    hidden: r.hidden ?? false,
    locked,
    chat: r.chat ?? false,
    heard: r.heard ?? false,
    awayMinutes: r.awayMinutes ?? null,
    ...(r.late && { late: r.late }),
    lang: r.lang ?? null,
    seed: service.deps.seed(),
    salts: {},
    ...(campaign && { campaign }),
  };
  const table = seats.reduce((t, seat) => (isMineToBring(t, seat) ? t : withoutBrought(t, seat)), made);
  const isComplete = seats.every(seat => isReady(table, seat));
  const startsAtOnce = isComplete && !table.seats.some(s => s.sitter.kind === 'open');
  if (!startsAtOnce && isListed(table)) await mayList(service, c.identity);
  await service.deps.store.create(table, [], headOf(table, null, [], now, now, service.deps));
  service.gained(peopleOf(table));
  if (startsAtOnce) await start(service, c, table.id);
  else if (!table.hidden) service.openChanged();
  const isMe = ({ sitter }: (typeof table.seats)[number]): boolean =>
    sitter.kind === 'human' && sitter.id === c.identity;
  const seat = table.seats.find(isMe)?.seat ?? null;
  return { table: table.id, seat, links: linksOf(table) };
};

/** Whoever makes a table brings what is theirs and what bots get; others bring their own. */
const isMineToBring = ({ seats }: StoredTable, seat: Seat): boolean =>
  seats.find(s => s.seat === seat)?.sitter.kind !== 'open';

/** What is wrong with a record, if anything. */
const problemOf = async (
  service: Changes & Lists,
  game: AnyGame,
  record: MatchRecord,
  by: Identity,
): Promise<string | undefined> => {
  if (service.deps.check) return service.deps.check(record, by);
  const again = replay(game, record);
  return again.ok ? undefined : again.problem;
};

/** What a table that a record is put upon has of it: bots on all seats, nobody else let in. */
const ofRecord = (
  game: AnyGame,
  record: MatchRecord & Pick<StoredTable, 'options'>,
  token: () => string,
): Omit<StoredTable, 'id' | 'host' | 'created' | 'updated' | 'version' | 'phase'> => ({
  game: record.game,
  rulesVersion: record.rulesVersion,
  options: record.options,
  ...aboutOptions(game, record.options),
  seats: game
    .seats(record.options)
    .map(seat => ({ seat, sitter: { kind: 'bot', level: 'greedy' }, token: token() })),
  clock: { kind: 'none' },
  hidden: true,
  locked: true,
  chat: false,
  awayMinutes: null,
  seed: record.seed as string,
  salts: record.salts ?? {},
  ...(record.forks && { forks: record.forks }),
});

/** Who plays on, and with what. */
interface Onwards {
  /** Told from their start to the moment from which it goes on; it holds its seed. */
  readonly record: MatchRecord;
  readonly id: string;
  readonly host: string;
  /** For what chance brings from then on. */
  readonly seed: Seed;
  readonly sitterOf: (seat: Seat) => Sitter;
  token(): string;
  now(): number;
}

/**
 * A table that goes on from a moment of a match that somebody holds the whole record of. It says that it
 * does: it has no seal, and it counts as nobody's game.
 */
export const playedOn = (game: AnyGame, onwards: Onwards): StoredTable => {
  const { record, id, host, seed, sitterOf, token } = onwards;
  const read = matchOptions(game, record.options);
  const bad = typeof readRecord(record) === 'string' || !record.seed || !read.ok;
  if (bad) throw refused('refused', 'table-bad-record', { problem: read.ok ? 'record' : read.field });
  const at = record.entries.length + 1;
  const forks = [...(record.forks ?? []).filter(f => f.at < at), { at, seed }];
  const options = read.options as StoredTable['options'];
  const table = ofRecord(game, { ...record, options, forks }, token);
  const now = onwards.now();
  return {
    ...table,
    ...{ id, host, created: now, updated: now, version: 1, phase: 'playing' },
    seats: table.seats.map(s => ({ ...s, sitter: sitterOf(s.seat) })),
  };
};

/** A finished table out of a record that somebody brings. */
export const importRecord = async (
  service: Changes & Lists,
  c: Caller,
  raw: unknown,
): Promise<Answers['import']> => {
  const record = readRecord(raw);
  if (typeof record === 'string') throw refused('refused', 'table-bad-record', { problem: record });
  const game = await gameFor(service, record.game);
  const problem = await problemOf(service, game, record, c.who);
  if (problem) throw refused('refused', 'table-bad-record', { problem });
  const read = matchOptions(game, record.options);
  if (!read.ok) throw refused('refused', 'table-bad-record', { problem: read.field });
  const now = service.deps.now();
  const options = read.options as StoredTable['options'];
  const table: StoredTable = {
    ...ofRecord(game, { ...record, options }, service.deps.token),
    ...blank(service, c),
    phase: 'over',
  };
  const head = headOf(table, null, [], now, now, service.deps);
  await service.deps.store.create(table, record.entries, head);
  service.lists.moved([c.identity]);
  return { table: table.id };
};

/** A new table for the same people, when a match is over or cannot be continued: the first who asks makes it, the others join it. */
export const rematch = async (
  service: Changes & Lists,
  c: Caller,
  r: RequestOf<'rematch'>,
): Promise<Answers['rematch']> => {
  const fresh = service.deps.token().slice(0, 16);
  let old: StoredTable | undefined;
  await service.change(r.table, live => {
    old = live.table;
    if (old.phase !== 'over' && !live.match?.stopped) throw refused('not-open', 'table-not-over');
    if (old.host !== c.identity) mySeat(c, live);
    return old.rematch ? old : { ...old, rematch: fresh };
  });
  const table = old as StoredTable | undefined;
  if (!table) throw refused('unknown-table', 'table-unknown-table');
  const mine = table.seats.find(({ sitter }) => sitter.kind === 'human' && sitter.id === c.identity)?.seat;
  if (table.rematch && (await joinAgain(service, c, table.rematch, mine))) return { table: table.rematch };
  const { id, game, options, clock, hidden, locked, chat, heard, awayMinutes, lang, late } = {
    ...table,
    id: table.rematch ?? fresh,
  };
  const seats = table.seats.map(({ sitter }) => {
    if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level } as const;
    return { kind: sitter.kind === 'human' && sitter.id === c.identity ? 'me' : 'open' } as const;
  });
  const wanted = {
    ...{ game, options, seats, clock, hidden, chat, heard },
    ...(awayMinutes !== null && { awayMinutes }),
    ...(lang && { lang }),
    ...(late && { late }),
  };
  try {
    await create(service, c, wanted, { id, locked });
  } catch (e) {
    // Two who ask at the same moment: the other has just made it.
    if (!(e instanceof Conflict && (await joinAgain(service, c, id, mine)))) throw e;
  }
  return { table: id };
};

/** Sits down at the table that somebody has made already, if possible where they sat; false if it was never made. */
const joinAgain = async (
  service: Changes & Lists,
  c: Caller,
  table: string,
  seat: Seat | undefined,
): Promise<boolean> => {
  for (const wish of seat ? [{ table, seat }, { table }] : [{ table }]) {
    try {
      await join(service, c, wish, { isInvited: true });
      return true;
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      if (e.problem.code === 'unknown-table') return false;
    }
  }
  return true;
};
