import type { Seat } from '@potyczka/kernel';
import { blocks } from './blocks.js';
import type { Caller } from './caller.js';
import type { LiveTable } from './live-table.js';
import type { Changes, HasDeps } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { refused } from './refused.js';
import { asHost, NOTHING, sealOf, withSitter } from './seats.js';
import { type Asking, lateOf, type StoredTable } from './store.js';
import { tellAsked } from './telling.js';

/** Somebody comes while a match is under way, and takes a seat that a bot plays. */

/** So many people may ask for seats of one table at a time, and so many that were turned away are remembered. */
const MOST_ASKING = 8;
const MOST_TURNED_AWAY = 100;

const playsBot = ({ seats }: StoredTable, seat: Seat): boolean =>
  seats.some(s => s.seat === seat && s.sitter.kind === 'bot');

/** Nobody may know what two seats hold: whoever has sat here before may come back to their own seat only. */
const hasSatElsewhere = (s: HasDeps, { left }: StoredTable, person: string, seat: Seat): boolean => {
  const theirs = left?.filter(l => l.who === sealOf(s, person)) ?? [];
  return theirs.length > 0 && !theirs.some(l => l.seat === seat);
};

/** Whether a seat of a match under way may change hands at all, to this person. */
export const checkTaking = (s: HasDeps, { table, match }: LiveTable, person: string, seat: Seat): void => {
  if (table.phase === 'over' || match?.result !== undefined) throw refused('not-open', 'table-over');
  if (table.phase === 'open') throw refused('not-open', 'table-not-started');
  if (match?.stopped) throw refused('not-open', 'table-stopped');
  if (lateOf(table) === 'no') throw refused('not-open', 'table-late-no');
  if (!playsBot(table, seat)) throw refused('not-open', 'table-seat-taken');
  if (hasSatElsewhere(s, table, person, seat)) throw refused('refused', 'table-sat-elsewhere');
};

/** Somebody plays a bot's seat from now on. Its link is used up, and nobody asks for it any more. */
export const takenBy = (
  s: HasDeps,
  table: StoredTable,
  seat: Seat,
  id: string,
  name: string,
): StoredTable => {
  const token = s.deps.token();
  const seats = table.seats.map(each => (each.seat === seat ? { ...each, token } : each));
  const asking = (table.asking ?? []).filter(a => a.id !== id && a.seat !== seat);
  return withSitter({ ...table, seats, asking }, seat, { kind: 'human', id, name, away: false });
};

/** Whether the host has nothing against somebody. */
export const checkWelcome = async (s: HasDeps, table: StoredTable, c: Caller): Promise<void> => {
  if (table.turnedAway?.includes(sealOf(s, c.identity))) throw refused('refused', 'table-turned-away');
  if (await blocks(s, table.host, c.identity)) throw refused('not-open', 'table-not-welcome');
};

/** The host says how somebody comes to a bot's seat of a match under way. */
export const late = async (s: Changes, c: Caller, r: RequestOf<'late'>): Promise<Answers['late']> => {
  await s.change(r.table, live => {
    const table = asHost(c, live);
    if (table.campaign) throw refused('not-open', 'table-late-no');
    if (lateOf(table) === r.late) return table;
    return { ...table, late: r.late, asking: r.late === 'no' ? [] : (table.asking ?? []) };
  });
  return NOTHING;
};

/** Asks the host for a bot's seat; without a seat: asks no longer. */
export const askSeat = async (
  s: Changes,
  c: Caller,
  r: RequestOf<'ask-seat'>,
): Promise<Answers['ask-seat']> => {
  await s.change(r.table, async live => {
    const { table } = live;
    const before = table.asking ?? [];
    const others = before.filter(a => a.id !== c.identity);
    if (r.seat === undefined) return others.length === before.length ? table : { ...table, asking: others };
    const seat = r.seat as Seat;
    if (live.seatOf(c.identity)) throw refused('refused', 'table-one-seat');
    checkTaking(s, live, c.identity, seat);
    await checkWelcome(s, table, c);
    if (others.length >= MOST_ASKING) throw refused('refused', 'table-many-ask', { most: MOST_ASKING });
    if (before.some(a => a.id === c.identity && a.seat === seat)) return table;
    const asks: Asking = { who: s.deps.token(), seat, id: c.identity, name: c.name };
    await tellAsked(s, live, asks);
    return { ...table, asking: [...others, asks] };
  });
  return NOTHING;
};

/** The host lets somebody have the bot's seat that they asked for, or turns them away for good. */
export const admit = async (s: Changes, c: Caller, r: RequestOf<'admit'>): Promise<Answers['admit']> => {
  await s.change(r.table, live => {
    const table = asHost(c, live);
    const found = table.asking?.find(a => a.who === r.who);
    if (!found) throw refused('refused', 'table-nobody-asks');
    if (!r.admit) {
      const turnedAway = [...(table.turnedAway ?? []), sealOf(s, found.id)].slice(-MOST_TURNED_AWAY);
      return { ...table, turnedAway, asking: table.asking?.filter(a => a.id !== found.id) ?? [] };
    }
    if (live.seatOf(found.id)) throw refused('refused', 'table-sits-already');
    checkTaking(s, live, found.id, found.seat);
    return takenBy(s, table, found.seat, found.id, found.name);
  });
  return NOTHING;
};
