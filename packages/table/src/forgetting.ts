import type { Seat } from '@potyczka/kernel';
import type { Caller } from './caller.js';
import { leaveCampaign } from './campaign-requests.js';
import { changeAsleep } from './moving.js';
import { belongingsOf, forGood, signAllOut } from './people.js';
import type { Handles } from './ports.js';
import type { Answers, RequestOf } from './protocol.js';
import { leftToBot, NOTHING, opened, withSitter } from './seats.js';
import { isKeptFor, type ListedTable, type Sitter, type StoredTable } from './store.js';

/** Somebody wants to be forgotten: what is theirs alone goes, and at what they share with others they are nobody. */

const AT_A_TIME = 50;
/** Lists are as long as this at most. */
const MOST_CAMPAIGNS = 1000;

const isOn = (sitter: Sitter, person: string): boolean => sitter.kind === 'human' && sitter.id === person;

const othersAt = ({ seats }: StoredTable, person: string): readonly string[] =>
  seats.flatMap(({ sitter }) => (sitter.kind === 'human' && sitter.id !== person ? [sitter.id] : []));

/** Who plays there instead: nobody before the start, a bot during the match, and after it somebody without a name. */
const leftBy = (s: Handles, table: StoredTable, seat: Seat, nobody: string): StoredTable => {
  if (table.phase === 'open') return opened(s, table, seat);
  if (table.phase === 'playing') return leftToBot(s, table, seat);
  const name = s.deps.guestName?.(nobody) ?? '';
  return withSitter(table, seat, { kind: 'human', id: nobody, name, away: true });
};

const withoutPerson = (s: Handles, table: StoredTable, person: string): StoredTable => {
  const nobody = s.deps.token();
  const mine = table.seats.filter(({ sitter }) => isOn(sitter, person));
  const left = mine.reduce((t, { seat }) => leftBy(s, t, seat, nobody), table);
  const seats = left.seats.map(each =>
    isKeptFor(each.sitter, person) ? { ...each, sitter: { kind: 'open' as const } } : each,
  );
  const host = table.host === person ? (othersAt(table, person)[0] ?? nobody) : table.host;
  const asking = left.asking?.filter(a => a.id !== person);
  return { ...left, seats, host, ...(asking && { asking }) };
};

/** What was said there goes with whoever has said it. */
const unsay = async ({ deps }: Handles, table: ListedTable, c: Caller): Promise<void> => {
  if (!table.chat) return;
  const seats = table.seats.filter(({ sitter }) => isOn(sitter, c.identity));
  for (const { seat } of seats) await deps.store.unsay?.(table.id, seat, c.name);
};

const leaveTable = async (s: Handles, table: ListedTable, c: Caller): Promise<void> => {
  const { store } = s.deps;
  const isShared = othersAt(table, c.identity).length > 0;
  const sits = table.seats.some(({ sitter }) => isOn(sitter, c.identity));
  const isGuest = table.host !== c.identity && (table.phase === 'open' || !sits);
  if (!isShared && !isGuest && store.remove) {
    await store.remove(table.id);
    s.removed(table.id);
    return;
  }
  await unsay(s, table, c);
  if (table.phase === 'over')
    await changeAsleep(s, table.id, c.identity, each => withoutPerson(s, each, c.identity));
  else await s.change(table.id, live => withoutPerson(s, live.table, c.identity));
};

/** Everything that is kept of somebody goes. Broken off, it can be asked for again. */
export const forget = async (s: Handles, c: Caller, _: RequestOf<'forget'>): Promise<Answers['forget']> => {
  const { store } = s.deps;
  const belongings = belongingsOf(s);
  await forGood(s, c);
  for (;;) {
    const some = await store.listOf(c.identity, AT_A_TIME);
    for (const table of some) await leaveTable(s, table, c);
    if (some.length < AT_A_TIME) break;
  }
  for (const { campaign } of (await store.campaigns?.listOf(c.identity, MOST_CAMPAIGNS)) ?? [])
    await leaveCampaign(s, c, { id: 0, do: 'campaign-leave', campaign: campaign.id });
  await store.forgetName?.(c.identity);
  await signAllOut(s, c);
  await belongings.forget(c.identity, 'device');
  s.lists.moved([c.identity]);
  return NOTHING;
};
