import { type CampaignLine, Conflict, type StoredCampaign } from '@potyczka/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothStores } from '../fixtures/stores.js';
import { type Driver, Lost } from './driver.js';
import { migrate } from './migrations.js';
import { SqlCampaigns } from './sql-campaigns.js';

let made = 0;
const campaignLike = (more: Partial<StoredCampaign> = {}): StoredCampaign => ({
  id: `campaign-${++made}`,
  game: 'caves',
  name: "Ann 'O\\ „ąę”",
  options: { long: true },
  chairs: [
    { chair: 'p1', holder: { kind: 'human', id: 'ann', name: 'Ann', standIn: false }, token: 'a' },
    { chair: 'p2', holder: { kind: 'open' }, token: 'b' },
  ],
  host: 'ann',
  evenings: [],
  created: 1,
  updated: made,
  version: 1,
  ...more,
});

const chapter = (n: number, table: string | null): CampaignLine => ({
  n,
  at: 5,
  table,
  chapter: { n, offer: 'mouth', from: 'f', rulesVersion: 1, result: { gold: n } },
});

const openings = bothStores('campaigns');

describe.each(Object.keys(openings))('campaigns in a store, %s,', name => {
  let driver: Driver;
  let release: () => void;
  let store: SqlCampaigns;
  beforeAll(async () => {
    ({ driver, release } = await (openings[name] as (typeof openings)[string])());
    await migrate(driver);
    store = new SqlCampaigns(driver);
  }, 60_000);
  afterAll(async () => {
    await driver.close();
    release();
  });

  test('are read as they were written, with their lines in order and what was kept', async () => {
    const campaign = campaignLike();
    await store.begin(campaign, [chapter(1, null), chapter(2, null)]);
    await store.write(campaign.id, { n: 3, at: 6, struck: 2 });
    const kept = { lines: 3, n: 1, moment: 'm', rulesVersion: 1, state: { gold: [1] }, refused: [] };
    await store.keep(campaign.id, { ...kept, n: 0 });
    await store.keep(campaign.id, kept);
    const lines = [chapter(1, null), chapter(2, null), { n: 3, at: 6, struck: 2 }];
    for (const after of [0, 2, 3])
      expect(await store.load(campaign.id, after)).toEqual({ campaign, lines: lines.slice(after) });
    expect(await store.find(campaign.id)).toEqual(campaign);
    expect(await store.kept(campaign.id)).toEqual(kept);
    expect(await store.load('nobody knows it', 0)).toBeUndefined();
    expect(await store.find('nobody knows it')).toBeUndefined();
    expect(await store.kept('nobody knows it')).toBeUndefined();
    await expect(store.begin(campaign, [])).rejects.toBeInstanceOf(Conflict);
  });

  test('take a line once: neither its number nor its match twice, nor one out of turn, nor one of no campaign', async () => {
    const { id } = campaignLike();
    await store.begin(campaignLike({ id }), []);
    await store.write(id, chapter(1, 'match-1'));
    expect([await store.hasLineOf(id, 'match-1'), await store.hasLineOf(id, 'match-2')]).toEqual([
      true,
      false,
    ]);
    for (const line of [chapter(1, 'match-2'), chapter(2, 'match-1'), chapter(3, 'match-3')])
      await expect(store.write(id, line)).rejects.toBeInstanceOf(Conflict);
    await expect(store.write('nobody knows it', chapter(1, 'x'))).rejects.toBeInstanceOf(Conflict);
    const both = await Promise.allSettled(
      [2, 2].map((n, i) => store.write(id, chapter(n, `match-${n + i}`))),
    );
    expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.load(id, 0))?.lines).toHaveLength(2);
  });

  test('are replaced in their version only, found by their people, and removed whole', async () => {
    const campaign = campaignLike({ host: 'eve', chairs: [] });
    await store.begin(campaign, [chapter(1, null)]);
    const next = { ...campaign, version: 2, name: 'Other', updated: 9999 };
    await store.save(next);
    await expect(store.save(next)).rejects.toBeInstanceOf(Conflict);
    expect(await store.listOf('eve', 9)).toEqual([{ campaign: next, lines: 1, version: 2 }]);
    await store.remove(campaign.id);
    expect(await store.listOf('eve', 9)).toEqual([]);
    expect(await store.load(campaign.id, 0)).toBeUndefined();
    expect(
      await driver.query('SELECT to_json(n)::text FROM campaign_lines WHERE campaign_id = $1', [campaign.id]),
    ).toEqual([]);
  });

  test('through a break of the way a line is written once, and it is found that it was', async () => {
    const { id } = campaignLike();
    await store.begin(campaignLike({ id }), []);
    let breaks = 1;
    const broken = new SqlCampaigns({
      ...driver,
      isShared: driver.isShared,
      query: async (sql, params) => {
        const rows = await driver.query(sql, params);
        if (breaks-- > 0) throw new Lost('gone after it was written');
        return rows;
      },
    } as Driver);
    await broken.write(id, chapter(1, 'match-1'));
    expect((await store.load(id, 0))?.lines).toEqual([chapter(1, 'match-1')]);
  });
});
