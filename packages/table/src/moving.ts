import type { StoredCampaign } from './campaign-store.js';
import type { Moves } from './ports.js';
import { refused } from './refused.js';
import { peopleOf, type StoredTable } from './store.js';
import { Conflict } from './store-errors.js';

/** What one person has becomes another's, because both were the same. */

const AT_A_TIME = 50;
const TRIES = 5;
/** Somebody with more tables than this is no one who has just found their other device. */
const MOST_TABLES = 1000;

const sits = ({ seats }: StoredTable, person: string): boolean =>
  seats.some(({ sitter }) => sitter.kind === 'human' && sitter.id === person);

/** Whether two people sit at one table, or have chairs of one campaign: they cannot become one while they do. */
export const sitsBeside = async ({ deps: { store } }: Moves, from: string, to: string): Promise<boolean> => {
  const tables = await store.listOf(from, MOST_TABLES);
  if (tables.some(t => t.phase !== 'over' && sits(t, from) && sits(t, to))) return true;
  const campaigns = (await store.campaigns?.listOf(from, MOST_TABLES)) ?? [];
  const hasChair = ({ chairs }: StoredCampaign, person: string): boolean =>
    chairs.some(({ holder }) => holder.kind === 'human' && holder.id === person);
  return campaigns.some(({ campaign }) => hasChair(campaign, from) && hasChair(campaign, to));
};

const tableOf = (table: StoredTable, from: string, to: string): StoredTable => ({
  ...table,
  host: table.host === from ? to : table.host,
  ...(table.asking && { asking: table.asking.map(a => (a.id === from ? { ...a, id: to } : a)) }),
  seats: table.seats.map(each => {
    const { sitter } = each;
    if (sitter.kind === 'human' && sitter.id === from) return { ...each, sitter: { ...sitter, id: to } };
    if (sitter.kind === 'open' && sitter.asked?.id === from)
      return { ...each, sitter: { ...sitter, asked: { ...sitter.asked, id: to } } };
    return each;
  }),
});

/** Changes a table of somebody without waking its match: they may have very many that are over. */
export const changeAsleep = async (
  s: Moves,
  id: string,
  person: string,
  to: (table: StoredTable) => StoredTable,
): Promise<void> => {
  const { store } = s.deps;
  for (let i = 1; ; i++) {
    const stored = await store.load(id);
    if (!stored || !peopleOf(stored.table).includes(person)) return;
    try {
      await store.save({ ...to(stored.table), version: stored.table.version + 1 }, stored.head);
      return await s.changedElsewhere(id);
    } catch (e) {
      if (!(e instanceof Conflict) || i >= TRIES) throw e;
    }
  }
};

const campaignOf = (campaign: StoredCampaign, from: string, to: string): StoredCampaign => ({
  ...campaign,
  host: campaign.host === from ? to : campaign.host,
  chairs: campaign.chairs.map(each =>
    each.holder.kind === 'human' && each.holder.id === from
      ? { ...each, holder: { ...each.holder, id: to } }
      : each,
  ),
});

/** All tables and campaigns of one person become another's. */
export const bringAlong = async (s: Moves, from: string, to: string): Promise<void> => {
  const { store } = s.deps;
  for (let round = 0; round * AT_A_TIME < MOST_TABLES; round++) {
    const some = await store.listOf(from, AT_A_TIME);
    for (const { id } of some) await changeAsleep(s, id, from, table => tableOf(table, from, to));
    if (some.length < AT_A_TIME) break;
  }
  for (const { campaign } of (await store.campaigns?.listOf(from, MOST_TABLES)) ?? [])
    await s.campaigns.change(campaign.id, before => campaignOf(before, from, to));
  s.lists.moved([from, to]);
  if ((await store.listOf(from, 1)).length > 0) throw refused('not-saved', 'table-not-saved');
};
