import type { Seat } from '@potyczka/kernel';
import { blockedIn, blocksOf } from './blocks.js';
import type { Caller } from './caller.js';
import { campaigns } from './campaign-requests.js';
import { copyOf } from './change.js';
import { kept, knownDevices } from './people.js';
import { deadlineOf } from './plan.js';
import type { Finds, Handles, Holds } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import type { ListedTable } from './store.js';
import { infosOf } from './watch.js';

/** So many tables in one answer. */
const MOST_RUNNING = 20;
const A_PAGE = 50;
const A_PART = 20;
/** Lines of the log that a glance tells. */
const MOST_LINES = 40;
/** Lines of a chat that are looked through. */
const MOST_SAID = 200;
/** What is running is read again after so many milliseconds. */
const FRESH_MS = 5000;

interface Read {
  readonly at: number;
  readonly tables: Promise<readonly ListedTable[]>;
}

/** Read once for all who ask. */
const lastRead = new WeakMap<object, Read>();

const readRunning = ({ deps }: Holds): Promise<readonly ListedTable[]> => {
  const { store } = deps;
  const known = lastRead.get(store);
  if (known && deps.now() - known.at < FRESH_MS) return known.tables;
  const tables = store.listRunning?.(MOST_RUNNING) ?? Promise.resolve([]);
  lastRead.set(store, { at: deps.now(), tables });
  tables.catch(() => lastRead.delete(store));
  return tables;
};

/** Matches of people that anybody may watch. */
export const running = async (s: Finds & Holds, c: Caller): Promise<Answers['running']> => ({
  running: await infosOf(s, c.identity, await readRunning(s)),
});

/** A table at this moment, as my seat sees it: for a picture of it, and for what has happened since I looked. */
export const glance = (s: Finds, c: Caller, r: RequestOf<'glance'>): Promise<Answers['glance']> =>
  s.at(r.table, live => {
    const { match, table, lines } = live;
    const { deps } = s;
    const from = Math.min(lines, Math.max(r.after ?? 0, lines - MOST_LINES));
    const who = live.seatOf(c.identity) ?? 'spectator';
    const asked = match?.asks.map(a => a.seat) ?? [];
    return {
      n: match?.n ?? 0,
      view: copyOf(match?.run.view(who) ?? null), // the match goes on changing it
      open: live.openTo(who, deps),
      lines,
      from,
      log: live.log(c.identity, from),
      deadline: table.phase === 'playing' ? deadlineOf(table, asked, live.clock.since) : null,
      now: deps.now(),
      result: match?.resultFor(who) ?? null,
    };
  });

const pageOf = async (
  s: Finds & Holds,
  c: Caller,
  tables: readonly ListedTable[],
  most: number,
): Promise<{ readonly infos: Answers['history']['games']; readonly next: string | null }> => ({
  infos: await infosOf(s, c.identity, tables),
  next: tables.length === most ? (tables.at(-1)?.id ?? null) : null,
});

/** My matches that are over. */
export const history = async (
  s: Finds & Holds,
  c: Caller,
  { after }: RequestOf<'history'>,
): Promise<Answers['history']> => {
  const tables = (await s.deps.store.historyOf?.(c.identity, A_PAGE, after)) ?? [];
  const { infos: games, next } = await pageOf(s, c, tables, A_PAGE);
  return { games, next };
};

const seatIn = ({ seats }: ListedTable, person: string): Seat | undefined =>
  seats.find(({ sitter }) => sitter.kind === 'human' && sitter.id === person)?.seat;

/** What I have said at my tables. */
const wordsOf = async (
  s: Finds,
  c: Caller,
  tables: readonly ListedTable[],
): Promise<Answers['mine']['said']> => {
  const said = await Promise.all(
    tables.map(async t => {
      const seat = seatIn(t, c.identity);
      const lines = (seat && t.chat && (await s.deps.store.said?.(t.id, MOST_SAID))) || [];
      return lines.filter(l => l.seat === seat).map(({ at, text }) => ({ table: t.id, at, text }));
    }),
  );
  return said.flat();
};

/** All that is kept of me: who I am with the first part, my tables a part at a time. */
export const mine = async (
  s: Handles & Finds,
  c: Caller,
  { after }: RequestOf<'mine'>,
): Promise<Answers['mine']> => {
  const { store } = s.deps;
  const tables = (await store.allOf?.(c.identity, A_PART, after)) ?? [];
  const { infos, next } = await pageOf(s, c, tables, A_PART);
  const said = await wordsOf(s, c, tables);
  const rest = { name: c.name, tables: infos, said, next };
  if (after !== undefined) return { ...rest, devices: [], kept: [], blocked: [], campaigns: [] };
  const [devices, things, blocked, own] = await Promise.all([
    knownDevices(s, c),
    kept(s, c),
    blocksOf(s, c.identity),
    store.campaigns ? campaigns(s, c) : { mine: [] },
  ]);
  return {
    ...rest,
    devices,
    kept: things,
    blocked: blocked.map(b => blockedIn(b).name),
    campaigns: own.mine,
  };
};
