import type { Seat } from '@potyczka/kernel';
import type { Caller } from './caller.js';
import { copyOf } from './change.js';
import { noteLeader } from './leading.js';
import { deadlineOf, isBotsOnly } from './plan.js';
import type { Attends, Finds, Holds, Lists, Throttles } from './ports.js';
import type { Answers, RequestOf, TableInfo } from './protocol.js';
import { refused } from './refused.js';
import type { ListedTable, StoredTable } from './store.js';
import { infoOf, seatInfos } from './table-info.js';

/** Lines of the chat that somebody who comes is shown. */
const MOST_SAID = 100;

export const list = async (service: Finds & Holds & Lists, c: Caller): Promise<Answers['list']> => {
  const [open, mine] = await Promise.all([service.lists.open(c.identity), service.lists.own(c)]);
  return { open, mine: await infosOf(service, c.identity, mine) };
};

/** Tables as somebody sees them in a list. */
export const infosOf = async (
  service: Finds & Holds,
  identity: string,
  tables: readonly ListedTable[],
): Promise<TableInfo[]> =>
  (await Promise.all(tables.map(t => listed(service, identity, t)))).filter(i => i !== undefined);

/** A store that keeps what a table waits for spares us waking it. */
const listed = async (
  service: Finds & Holds,
  identity: string,
  t: ListedTable,
): Promise<TableInfo | undefined> => {
  if (!service.deps.hasGame(t.game)) return undefined;
  const live = service.live.get(t.id);
  const now = service.deps.now();
  if (t.waits || t.phase !== 'playing') {
    const isHere = (place: number): boolean => {
      const sitter = t.seats[place]?.sitter;
      return sitter?.kind === 'human' && (live?.isHere(sitter.id, now) ?? false);
    };
    const asked = service.standing.has(t.id) ? [] : (t.waits ?? []);
    return asListed(t, infoOf(t, identity, seatInfos(t, isHere), asked), asked, t.asked ?? t.updated);
  }
  return service
    .at(t.id, found => {
      const asked = found.match?.asks.map(a => a.seat) ?? [];
      return asListed(t, found.info(identity, service.deps), asked, found.clock.since);
    })
    .catch(() => undefined);
};

/** What a list tells besides: whom the match waits for and how long, or what came of it. */
const asListed = (t: StoredTable, info: TableInfo, waits: readonly Seat[], since: number): TableInfo => {
  if (t.phase === 'playing') return { ...info, waits, deadline: deadlineOf(t, waits, since) };
  return t.phase === 'over' && t.result !== undefined ? { ...info, result: t.result } : info;
};

export const watch = async (
  service: Finds & Attends & Throttles,
  c: Caller,
  { table: id, changes = false }: RequestOf<'watch'>,
): Promise<Answers['watch']> => {
  await service.throttle.turn(c.identity, await service.at(id, live => live.lines));
  return service.at(id, async live => {
    const said = (live.table.chat && (await service.deps.store.said?.(id, MOST_SAID))) || [];
    if (c.isGone) throw refused('not-open', 'table-connection-lost');
    const isSeated = live.seatOf(c.identity) !== null;
    const isNew = isSeated && !live.isHere(c.identity, service.deps.now());
    const snapshot = live.join(c, changes, said, service.deps);
    c.watching.add(id);
    if (isBotsOnly(live.table)) service.botMatches.again(live);
    service.presence.seen(live);
    if (c.identity === live.table.host) await noteLeader(service, live, false);
    if (!isSeated) service.presence.onlookersChanged(live);
    if (isNew) {
      live.leftAt.delete(c.identity);
      service.presence.changed(live, c.identity, true);
    }
    return snapshot;
  });
};

export const past = (service: Finds, c: Caller, r: RequestOf<'past'>): Promise<Answers['past']> =>
  service.at(r.table, live => {
    const view = live.match?.viewAfter(r.n, live.seatOf(c.identity) ?? 'spectator');
    if (view === undefined) throw refused('refused', 'table-no-such-moment');
    return { n: r.n, view: copyOf(view) }; // the newest one goes on changing
  });
