import type { Seat } from '@potyczka/kernel';
import { blocks } from './blocks.js';
import { withAllBrought, withoutBrought } from './brought.js';
import type { Caller } from './caller.js';
import type { LiveTable } from './live-table.js';
import type { Changes, HasDeps, Lists } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { refused } from './refused.js';
import { type Identity, isKeptFor, isListed, type Sitter, type StoredTable } from './store.js';

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

/** Who has no link to a seat may sit down at a table that strangers find in the list. */
const needsLink = ({ locked, hidden, host }: StoredTable, c: Caller): boolean =>
  (locked || hidden) && host !== c.identity;

/** A free seat that is kept for nobody. */
const freeOf = (open: StoredTable['seats'], seat: string | undefined) =>
  open.find(s => (!seat || s.seat === seat) && !(s.sitter.kind === 'open' && s.sitter.asked));

/**
 * Takes a seat: by the token of its link, or any open one where no link is needed. Who has one may change their name.
 * `isInvited`: they need no link, for they have played here before.
 */
export const join = async (
  service: Changes & Lists,
  c: Caller,
  r: Omit<RequestOf<'join'>, 'id' | 'do'>,
  { isInvited = false }: { readonly isInvited?: boolean } = {},
): Promise<Answers['join']> => {
  let seat: Seat | null = null;
  await service.change(r.table, async live => {
    const { table } = live;
    seat = live.seatOf(c.identity);
    if (seat) return r.name === undefined ? table : renamed(table, seat, calledBy(service, c, r.name));
    const open = table.seats.filter(s => s.sitter.kind === 'open');
    const kept = open.find(s => isKeptFor(s.sitter, c.identity));
    if (!r.token && !isInvited && !kept) {
      if (needsLink(table, c)) throw refused('not-open', table.locked ? 'table-locked' : 'table-hidden');
      if (await blocks(service, table.host, c.identity)) throw refused('not-open', 'table-not-welcome');
    }
    const wanted = r.token ? open.find(s => s.token === r.token) : (kept ?? freeOf(open, r.seat));
    if (!wanted) throw refused('not-open', 'table-seat-taken');
    seat = wanted.seat;
    const name = calledBy(service, c, r.name);
    return withSitter(table, wanted.seat, { kind: 'human', id: c.identity, name, away: false });
  });
  return { seat: seat as unknown as Seat };
};

/** Somebody who sits already takes another name. */
const renamed = (table: StoredTable, seat: Seat, name: string): StoredTable => {
  const sitter = table.seats.find(s => s.seat === seat)?.sitter;
  return sitter?.kind === 'human' && sitter.name !== name
    ? withSitter(table, seat, { ...sitter, name })
    : table;
};

/** A seat that is open again has a new link, for the old one may be in wrong hands. */
export const opened = ({ deps }: HasDeps, table: StoredTable, seat: Seat): StoredTable => {
  const token = deps.token();
  const seats = table.seats.map(s => (s.seat === seat ? { ...s, token } : s));
  return withSitter(withoutBrought({ ...table, seats }, seat), seat, { kind: 'open' });
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
    if (r.as.kind === 'open') return opened(service, table, seat);
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
    return { ...withSitter(live.table, seat, { kind: 'bot', level: 'greedy' }), hadPeople: true };
  });
  return NOTHING;
};
