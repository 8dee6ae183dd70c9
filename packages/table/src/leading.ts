import { blocks } from './blocks.js';
import type { Caller } from './caller.js';
import type { LiveTable } from './live-table.js';
import { leadMinutes } from './plan.js';
import type { Changes, HasDeps, Lists } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { refused } from './refused.js';
import { asHost, mayList, mySeat, NOTHING } from './seats.js';
import { isListed, type StoredTable } from './store.js';

/** Who leads a table: they hand it over, and are replaced when they stay away for long. */

const MINUTE_MS = 60_000;

/** That somebody is here is noted so often in that time. */
const NOTES = 4;
/** Whoever was noted a moment ago has not been away since, in milliseconds. */
const MOMENT_MS = 5000;
/** What was noted is kept so many times as long. */
const KEPT = 10;

const keyOf = (table: string): string => `host:${table}`;

/** Notes that whoever leads a table looks at it, or did until now; where nobody else could lead, nothing is noted. */
export const noteLeader = async ({ deps }: HasDeps, live: LiveTable, isLeaving: boolean): Promise<void> => {
  const { belongings } = deps.store;
  const { known } = live;
  if (!belongings || !known || known.phase === 'over') return;
  const { host, seats, id } = known;
  if (!seats.some(({ sitter }) => sitter.kind === 'open' || (sitter.kind === 'human' && sitter.id !== host)))
    return;
  const now = deps.now();
  const limit = leadMinutes(known) * MINUTE_MS;
  const fresh = isLeaving ? MOMENT_MS : limit / NOTES;
  if (live.leader?.person === host && now - live.leader.at < fresh) return;
  live.leader = { person: host, at: now };
  await belongings
    .put({ key: keyOf(id), person: host, value: now, until: now + KEPT * limit })
    .catch(e => deps.fault?.('note leader', e));
};

/** When whoever leads a table was last seen at it. */
const lastSeen = async ({ deps }: HasDeps, { table }: LiveTable): Promise<number> => {
  const noted = await deps.store.belongings?.find(keyOf(table.id));
  return noted?.person === table.host ? Number(noted.value) : table.created;
};

/** Somebody else leads the table from now on: not more of them than they may open themselves. */
const ledBy = async (s: Changes & Lists, table: StoredTable, person: string): Promise<StoredTable> => {
  if (isListed(table)) await mayList(s, person);
  return { ...table, host: person };
};

const notOver = (table: StoredTable): StoredTable => {
  if (table.phase === 'over') throw refused('not-open', 'table-over');
  return table;
};

/** The host hands the table over to somebody who sits at it. */
export const handOver = async (
  s: Changes & Lists,
  c: Caller,
  r: RequestOf<'hand-over'>,
): Promise<Answers['hand-over']> => {
  await s.change(r.table, async live => {
    const table = notOver(asHost(c, live));
    const sitter = table.seats.find(each => each.seat === r.seat)?.sitter;
    if (sitter?.kind !== 'human') throw refused('refused', 'table-no-successor');
    if (sitter.id === c.identity) return table;
    if (await blocks(s, sitter.id, c.identity)) throw refused('refused', 'table-no-successor');
    return ledBy(s, table, sitter.id);
  });
  await s.at(r.table, live => noteLeader(s, live, true));
  return NOTHING;
};

/** Somebody who sits at the table leads it, for whoever did has been away for long. */
export const takeLead = async (
  s: Changes & Lists,
  c: Caller,
  r: RequestOf<'take-lead'>,
): Promise<Answers['take-lead']> => {
  await s.change(r.table, async live => {
    mySeat(c, live);
    const table = notOver(live.table);
    const now = s.deps.now();
    if (table.host === c.identity) return table;
    if (live.isHere(table.host, now)) throw refused('refused', 'table-host-here');
    const left = (await lastSeen(s, live)) + leadMinutes(table) * MINUTE_MS - now;
    if (left > 0) throw refused('refused', 'table-host-not-long', { minutes: Math.ceil(left / MINUTE_MS) });
    return ledBy(s, table, c.identity);
  });
  await s.at(r.table, live => noteLeader(s, live, true));
  return NOTHING;
};
