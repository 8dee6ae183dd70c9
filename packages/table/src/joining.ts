import type { Seat } from '@potyczka/kernel';
import { blocks } from './blocks.js';
import type { Caller } from './caller.js';
import { checkTaking, checkWelcome, takenBy } from './late-seats.js';
import type { LiveTable } from './live-table.js';
import type { Changes, Lists } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { refused } from './refused.js';
import { calledBy, withSitter } from './seats.js';
import { isKeptFor, lateOf, type StoredTable } from './store.js';

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
    if (table.phase === 'playing') {
      const late = await joinLate(service, c, live, r);
      seat = late.seat;
      return late.table;
    }
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

/** Sits down on a bot's seat: by its link, as the host, or where the table lets everybody. */
const joinLate = async (
  s: Changes,
  c: Caller,
  live: LiveTable,
  r: Pick<RequestOf<'join'>, 'seat' | 'token' | 'name'>,
): Promise<{ readonly table: StoredTable; readonly seat: Seat }> => {
  const { table } = live;
  const bots = table.seats.filter(each => each.sitter.kind === 'bot');
  const wanted = r.token
    ? bots.find(each => each.token === r.token)
    : bots.find(each => !r.seat || each.seat === r.seat);
  if (!wanted) throw refused('not-open', 'table-seat-taken');
  checkTaking(s, live, c.identity, wanted.seat);
  if (!r.token && table.host !== c.identity) {
    if (lateOf(table) !== 'free' || table.locked || table.hidden) throw refused('not-open', 'table-ask-host');
    await checkWelcome(s, table, c);
  }
  return {
    table: takenBy(s, table, wanted.seat, c.identity, calledBy(s, c, r.name)),
    seat: wanted.seat,
  };
};
