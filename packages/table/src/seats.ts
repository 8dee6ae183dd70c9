import type { Seat } from '@potyczka/kernel';
import { withAllBrought, withoutBrought } from './brought.js';
import type { Caller } from './caller.js';
import type { LiveTable } from './live-table.js';
import type { Changes, HasDeps, Lists } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { refused } from './refused.js';
import { type Identity, isListed, type Sitter, type StoredTable } from './store.js';

export const NOTHING: Record<never, never> = {};

/** The seat of whoever asks; refused if they have none. */
export const mySeat = (c: Caller, live: LiveTable): Seat => {
  const seat = live.seatOf(c.identity);
  if (!seat) throw refused('not-yours', 'table-no-seat');
  return seat;
};

export const asHost = (c: Caller, { table }: LiveTable): StoredTable => {
  if (table.host !== c.identity) throw refused('not-yours', 'table-not-host');
  return table;
};

export const beforeStart = (table: StoredTable): StoredTable => {
  if (table.phase !== 'open') throw refused('not-open', 'table-started');
  return table;
};

export const sitterFor = (who: Identity, as: RequestOf<'seat'>['as']): Sitter => {
  switch (as.kind) {
    case 'me':
      return { kind: 'human', id: who.id, name: who.name, away: false };
    case 'open':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', level: as.level };
  }
};

export const withSitter = (table: StoredTable, seat: Seat, sitter: Sitter): StoredTable => ({
  ...table,
  seats: table.seats.map(s => (s.seat === seat ? { ...s, sitter } : s)),
});

/** What somebody is called who wants this name: the one they have if they say nothing, a guest's if they want none. */
export const calledBy = ({ deps }: HasDeps, { who }: Caller, wanted: string | undefined): string =>
  (wanted === '' ? deps.guestName?.(who.id) : wanted) ?? who.name;

/** A seat that is open again has a new link, for the old one may be in wrong hands. */
export const opened = ({ deps }: HasDeps, table: StoredTable, seat: Seat): StoredTable => {
  const token = deps.token();
  const seats = table.seats.map(s => (s.seat === seat ? { ...s, token } : s));
  return withSitter(withoutBrought({ ...table, seats }, seat), seat, { kind: 'open' });
};

/** Stands for somebody who does not sit at a table: it tells nobody who they are. */
export const sealOf = ({ deps }: HasDeps, person: string): string => deps.sealed?.(`sat ${person}`) ?? person;

/** A bot plays a seat instead of a person: no link leads there that somebody may have kept, and the person is remembered. */
export const leftToBot = (s: HasDeps, table: StoredTable, seat: Seat): StoredTable => {
  const token = s.deps.token();
  const before = table.seats.find(each => each.seat === seat)?.sitter;
  const seats = table.seats.map(each => (each.seat === seat ? { ...each, token } : each));
  const left =
    before?.kind === 'human' ? [...(table.left ?? []), { seat, who: sealOf(s, before.id) }] : table.left;
  const next = withSitter({ ...table, seats }, seat, { kind: 'bot', level: 'greedy' });
  return { ...next, hadPeople: true, ...(left && { left }) };
};

/** The host fills a seat, or opens it again. */
export const changeSeat = async (
  service: Changes & Lists,
  c: Caller,
  r: RequestOf<'seat'>,
): Promise<Answers['seat']> => {
  await service.change(r.table, live => {
    const table = beforeStart(asHost(c, live));
    if (!table.seats.some(s => s.seat === r.seat)) throw refused('not-open', 'table-seat-taken');
    const mine = live.seatOf(c.identity);
    if (r.as.kind === 'me' && mine && mine !== r.seat) throw refused('refused', 'table-one-seat');
    const seat = r.seat as Seat;
    // The old link of a seat may be in many hands: a bot's has one that nobody has been told.
    if (r.as.kind !== 'me') {
      const next = opened(service, table, seat);
      return r.as.kind === 'open' ? next : withSitter(next, seat, sitterFor(c.who, r.as));
    }
    return withSitter(withoutBrought(table, seat), seat, sitterFor(c.who, r.as));
  });
  return NOTHING;
};

/** So many tables of one host may strangers find at a time. */
const MOST_LISTED = 10;

/** Refuses a host one more table in the list than few. */
export const mayList = async ({ deps }: HasDeps, host: string): Promise<void> => {
  if (((await deps.store.countListed?.(host)) ?? 0) >= MOST_LISTED)
    throw refused('refused', 'table-many-open', { most: MOST_LISTED });
};

export const lock = async (
  service: Changes & Lists,
  c: Caller,
  r: RequestOf<'lock'>,
): Promise<Answers['lock']> => {
  await service.change(r.table, async live => {
    const table = asHost(c, live);
    if (table.locked === r.locked) return table;
    const next = { ...table, locked: r.locked };
    if (isListed(next)) await mayList(service, c.identity);
    return next;
  });
  return NOTHING;
};

/** The host lets spectators write in the chat, or no longer. */
export const hear = async (
  service: Changes & Lists,
  c: Caller,
  r: RequestOf<'hear'>,
): Promise<Answers['hear']> => {
  await service.change(r.table, live => {
    const table = asHost(c, live);
    if (!table.chat) throw refused('not-open', 'table-chat-off');
    return (table.heard ?? false) === r.heard ? table : { ...table, heard: r.heard };
  });
  return NOTHING;
};

export const start = async (service: Changes & Lists, c: Caller, id: string): Promise<Answers['start']> => {
  await service.change(id, async live => {
    const table = beforeStart(asHost(c, live));
    if (table.seats.some(s => s.sitter.kind === 'open')) throw refused('not-open', 'table-seats-open');
    return { ...(await withAllBrought(service.deps, table)), phase: 'playing' };
  });
  return NOTHING;
};

export const salt = async (
  service: Changes & Lists,
  c: Caller,
  r: RequestOf<'salt'>,
): Promise<Answers['salt']> => {
  await service.change(r.table, live => {
    const seat = mySeat(c, live);
    const table = beforeStart(live.table);
    return { ...table, salts: { ...table.salts, [seat]: r.salt } };
  });
  return NOTHING;
};

/** Leaves the seat to a bot for good, or frees it before the start. */
export const resign = async (
  service: Changes & Lists,
  c: Caller,
  r: RequestOf<'resign'>,
): Promise<Answers['resign']> => {
  await service.change(r.table, live => {
    const seat = mySeat(c, live);
    if (live.table.phase === 'over') throw refused('not-open', 'table-over');
    if (live.table.phase === 'open') return opened(service, live.table, seat);
    return leftToBot(service, live.table, seat);
  });
  return NOTHING;
};
