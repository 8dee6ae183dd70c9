import { type Chapter, foldedNone, nextChapter } from '@potyczka/kernel';
import { series } from '@potyczka/kernel/fixtures';
import type { AnyCampaign } from '@potyczka/kernel/register';
import { hashOf } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { Client, world } from './fixtures/world.js';
import { Conflict, type Deps, MemoryStore, type Problem } from './index.js';

/** Waits until something holds. */
const comes = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 400 && !(await holds()); i++) await new Promise(r => setTimeout(r, 5));
  expect(await holds()).toBe(true);
};

const why = async (refusal: Promise<Problem>): Promise<string> => (await refusal).why.id;

const rules = series as unknown as AnyCampaign;

const withSeries = (store = new MemoryStore(), more: Partial<Deps> = {}) =>
  world(store, { campaignOf: id => (id === 'tic-tac-toe' ? rules : undefined), ...more });

const SERIES = { game: 'tic-tac-toe', name: 'Rainy days', chairs: 2, options: {} };
const WIN = ['0', '3', '1', '4', '2'];

/** Ann and Bob with a campaign of their own. */
const begun = async (...given: Parameters<typeof withSeries>) => {
  const w = withSeries(...given);
  const [ann, bob] = [new Client(w.service, 'ann'), new Client(w.service, 'bob')];
  const { campaign } = await ann.ask('campaign-begin', SERIES);
  const { links } = (await ann.ask('campaign', { campaign })).info;
  await bob.ask('campaign-join', { campaign, token: links?.p2 as string });
  await bob.ask('campaign', { campaign });
  const look = (who = ann) => who.ask('campaign', { campaign });
  const play = async () => (await ann.ask('campaign-play', { campaign, offer: 'a-game' })).table;
  /** Whoever moves first wins. */
  const finish = async (table: string): Promise<void> => {
    for (const [i, a] of WIN.entries()) await (i % 2 ? bob : ann).ask('answer', { table, q: i, a });
  };
  const chapters = async (n: number) => comes(async () => (await look()).n === n);
  return { ...w, ann, bob, campaign, links, look, play, finish, chapters };
};

describe('a campaign of several people', () => {
  test('is joined by the link to a chair, and shows each what its chair may see', async () => {
    const { ann, bob, campaign, links, service, look } = await begun();
    expect(await look()).toMatchObject({
      n: 0,
      info: { name: 'Rainy days', host: true, mine: 'p1' },
      state: { words: { p1: 'red' } },
    });
    expect((await look(bob)).state).toMatchObject({ words: { p2: 'blue' } });
    expect((await look(bob)).info.links).toBeUndefined();
    const eve = new Client(service, 'eve');
    expect(await why(eve.refusal('campaign', { campaign }))).toContain('table-no-chair');
    expect(await why(eve.refusal('campaign-join', { campaign, token: links?.p2 as string }))).toContain(
      'table-chair-taken',
    );
    expect((await bob.ask('campaigns', {})).mine.map(c => c.campaign)).toEqual([campaign]);
    expect((await eve.ask('campaigns', {})).mine).toEqual([]);
    expect((await ann.ask('campaign-join', { campaign, token: links?.p2 as string })).chair).toBe('p1');
  });

  test('seats them at its match, and the match becomes a chapter when it ends, once', async () => {
    const { ann, bob, campaign, play, finish, chapters, look, store, service } = await begun();
    const table = await play();
    const { info } = await bob.ask('watch', { table });
    expect(info).toMatchObject({ mine: 'p2', phase: 'playing', campaign });
    expect((await look()).evenings).toEqual([{ table, game: 'tic-tac-toe', offer: 'a-game' }]);
    await finish(table);
    await chapters(1);
    await comes(async () => (await store.load(table))?.table.phase === 'over');
    expect(await look()).toMatchObject({ n: 1, state: { won: { p1: 1 } }, evenings: [], refused: [] });
    expect(bob.pushes.some(p => p.push === 'campaign' && p.campaign === campaign)).toBe(true);
    await service.end(table);
    await service.campaigns.ended((await store.load(table))?.table as never, { winner: 'p1' });
    expect(await look(ann)).toMatchObject({ n: 1, info: { lines: 1 } });
  });

  test('lets a bot play for who is not here and agrees, and waits for who does not', async () => {
    const { ann, bob, campaign, play } = await begun();
    const { seats } = (await ann.ask('watch', { table: await play() })).info;
    expect(seats.map(s => [s.name, s.away])).toEqual([
      ['ann', false],
      ['bob', false],
    ]);
    await bob.ask('campaign-agree', { campaign, standIn: true });
    expect((await ann.ask('watch', { table: await play() })).info.seats[1]?.away).toBe(false);
    bob.close();
    const without = (await ann.ask('watch', { table: await play() })).info.seats[1];
    expect(without).toMatchObject({ kind: 'human', name: 'bob', away: true });
  });

  test('is left, and when nobody is left it is gone', async () => {
    const { ann, bob, campaign, links, look, service } = await begun();
    await bob.ask('campaign-leave', { campaign });
    const fresh = (await look(ann)).info.links?.p2 as string;
    expect(fresh).not.toBe(links?.p2);
    const eve = new Client(service, 'eve');
    expect(await why(eve.refusal('campaign-join', { campaign, token: links?.p2 as string }))).toContain(
      'table-chair-taken',
    );
    expect(await bob.ask('campaign-join', { campaign, token: fresh })).toEqual({ chair: 'p2' });
    expect(await why(bob.refusal('campaign-leave', { campaign, chair: 'p1' }))).toContain(
      'table-not-campaign-host',
    );
    await ann.ask('campaign-leave', { campaign });
    expect((await look(bob)).info).toMatchObject({ host: true, mine: 'p2' });
    expect(await why(ann.refusal('campaign', { campaign }))).toContain('table-no-chair');
    await bob.ask('campaign-leave', { campaign });
    expect(await why(bob.refusal('campaign', { campaign }))).toContain('table-unknown-campaign');
    expect((await new Client(service, 'bob').ask('campaigns', {})).mine).toEqual([]);
  });
});

test('however many change a campaign at the same moment, everybody is heard', async () => {
  const { service, campaign, look, faults } = await begun();
  const agreed = Array.from({ length: 30 }, (_, i) =>
    new Client(service, i % 2 ? 'ann' : 'bob').ask('campaign-agree', { campaign, standIn: i < 28 }),
  );
  await Promise.all(agreed);
  expect((await look()).info.chairs.map(c => c.standIn)).toEqual([false, false]);
  expect(faults).toEqual([]);
});

describe('a campaign refuses', () => {
  test('the second of two evenings begun at one moment, with the reason, for everybody to read', async () => {
    const { play, finish, chapters, look } = await begun();
    const [first, second] = [await play(), await play()];
    expect((await look()).evenings.map(e => e.table)).toEqual([first, second]);
    await finish(first);
    await chapters(1);
    await finish(second);
    await comes(async () => (await look()).refused.length === 1);
    expect(await look()).toMatchObject({
      n: 1,
      state: { won: { p1: 1 } },
      refused: [{ table: second, why: { why: { id: 'table-campaign-moved-on' } } }],
    });
  });

  test('a chapter left out, one changed, one that cannot have ended so; what is whole is taken', async () => {
    const { ann, bob, campaign, play, finish, chapters } = await begun();
    for (const n of [1, 2, 3]) {
      await finish(await play());
      await chapters(n);
    }
    expect(await why(bob.refusal('campaign-chapters', { campaign }))).toContain('table-not-campaign-host');
    const file = await ann.ask('campaign-chapters', { campaign });
    const bring = (change: (all: readonly Chapter[]) => readonly Chapter[]) =>
      why(ann.refusal('campaign-begin', { ...file, chapters: [...change(file.chapters)] }));
    expect(await bring(([a, , c]) => [a!, { ...c!, n: 2 }])).toContain('table-bad-campaign');
    expect(await bring(([a, b, c]) => [a!, { ...b!, result: { winner: 'p2' } }, c!])).toContain(
      'table-bad-campaign',
    );
    expect(await bring(([a, b, c]) => [a!, b!, { ...c!, result: { winner: 'p7' } }])).toContain(
      'table-bad-campaign',
    );
    const again = await ann.ask('campaign-begin', { ...file, chapters: [...file.chapters] });
    expect(await ann.ask('campaign', again)).toMatchObject({ n: 3, state: { won: { p1: 3 } } });
    const elsewhere = await bob.ask('campaign-begin', { ...file, chair: 'p2', chapters: [...file.chapters] });
    expect((await bob.ask('campaign', elsewhere)).info).toMatchObject({ mine: 'p2', host: true });
    expect(await why(bob.refusal('campaign-begin', { ...SERIES, chair: 'p3' }))).toContain('table-no-chair');
  });

  test('what it does not offer', async () => {
    const { ann, campaign } = await begun();
    const over = await ann.ask('campaign-begin', { ...SERIES, options: { most: 0 } });
    expect(await why(ann.refusal('campaign-play', { ...over, offer: 'a-game' }))).toContain('series-over');
    expect(await why(ann.refusal('campaign-play', { campaign, offer: 'moon' }))).toContain('no-such-offer');
  });
});

test('only the last chapter is struck out, by who leads, once; then it can be played again', async () => {
  const { ann, bob, campaign, play, finish, chapters, look } = await begun();
  await finish(await play());
  await chapters(1);
  await finish(await play());
  await chapters(2);
  expect(await why(bob.refusal('campaign-strike', { campaign, chapter: 2 }))).toContain('not-campaign-host');
  expect(await why(ann.refusal('campaign-strike', { campaign, chapter: 1 }))).toContain('not-last-chapter');
  const before = await look();
  await ann.ask('campaign-strike', { campaign, chapter: 2 });
  expect(await why(ann.refusal('campaign-strike', { campaign, chapter: 2 }))).toContain('not-last-chapter');
  const now = await look();
  expect([now.n, now.state]).toMatchObject([1, { won: { p1: 1 } }]);
  await finish(await play());
  await chapters(2);
  expect([(await look()).n, (await look()).state]).toEqual([before.n, before.state]);
});

describe('when the store fails at the end of a chapter', () => {
  test('the match is not over until the chapter is written, and it is written once', async () => {
    const store = new MemoryStore();
    const { play, finish, chapters, look, faults, service } = await begun(store);
    const table = await play();
    const { write } = store.campaigns;
    store.campaigns.write = async () => {
      throw new Error('the disk is full');
    };
    await finish(table);
    await comes(() => faults.length > 0);
    expect((await store.load(table))?.table.phase).toBe('playing');
    store.campaigns.write = write.bind(store.campaigns);
    await service.wakeIfDue(table);
    await chapters(1);
    await comes(async () => (await store.load(table))?.table.phase === 'over');
    expect((await look()).info.lines).toBe(1);
  });

  test('whoever looks at the campaign in another process brings the match to its end', async () => {
    const store = new MemoryStore();
    const { play, finish, campaign } = await begun(store, { after: () => () => {} });
    await finish(await play());
    const other = withSeries(store);
    const ann = new Client(other.service, 'ann');
    await ann.ask('campaign', { campaign });
    await comes(async () => (await ann.ask('campaign', { campaign })).n === 1);
  });

  test('two processes that write at the same time: one line, and the other reads again', async () => {
    const store = new MemoryStore();
    const { play, finish, campaign, look } = await begun(store, { after: () => () => {} });
    const table = await play();
    await finish(table);
    const stored = (await store.load(table))?.table as never;
    const [one, two] = [withSeries(store), withSeries(store)];
    const { write } = store.campaigns;
    let conflicts = 0;
    store.campaigns.write = (...given) =>
      write.apply(store.campaigns, given).catch(e => {
        if (e instanceof Conflict) conflicts++;
        throw e;
      });
    await Promise.all([
      one.service.campaigns.ended(stored, { winner: 'p1' }),
      two.service.campaigns.ended(stored, { winner: 'p1' }),
    ]);
    expect(conflicts).toBe(1);
    expect((await store.campaigns.load(campaign, 0))?.lines).toHaveLength(1);
    expect((await look()).n).toBe(1);
  });
});

test('what a campaign has come to is kept, and used again if the rules are the same', async () => {
  const store = new MemoryStore();
  const { play, finish, chapters, campaign } = await begun(store);
  await finish(await play());
  await chapters(1);
  const kept = await store.campaigns.kept(campaign);
  expect(kept).toMatchObject({ n: 1, lines: 1, rulesVersion: 1, state: { won: { p1: 1 } } });
  await store.campaigns.keep(campaign, { ...kept!, state: { ...(kept!.state as object), won: { p1: 7 } } });
  const seenUnder = async (rulesVersion: number) => {
    const fold: AnyCampaign['fold'] = (c, offer, r) => rules.fold(c, offer, r, 1);
    const { service } = withSeries(store, { campaignOf: () => ({ ...rules, rulesVersion, fold }) });
    return (await new Client(service, 'ann').ask('campaign', { campaign })).state;
  };
  expect(await seenUnder(1)).toMatchObject({ won: { p1: 7 } });
  expect(await seenUnder(2)).toMatchObject({ won: { p1: 1 } });
});

/** Counts the lines that are read from a store. */
const counting = (store: MemoryStore) => {
  const read = { lines: 0 };
  const { load } = store.campaigns;
  store.campaigns.load = async (...given) => {
    const loaded = await load.apply(store.campaigns, given);
    read.lines += loaded?.lines.length ?? 0;
    return loaded;
  };
  return read;
};

/** A campaign of so many chapters that somebody brings, and who leads it. */
const brought = async (n: number, store = new MemoryStore()) => {
  let folded = foldedNone(rules, {}, hashOf);
  const chapters = Array.from({ length: n }, (_, i) => {
    const made = nextChapter(
      rules,
      folded,
      { offer: 'a-game', from: folded.moment, result: { winner: i % 2 ? 'p2' : 'p1' } },
      hashOf,
    );
    if (!made.ok) throw new Error('no chapter');
    folded = made.folded;
    return made.chapter;
  });
  const w = withSeries(store);
  const ann = new Client(w.service, 'ann');
  const { campaign } = await ann.ask('campaign-begin', { ...SERIES, chapters });
  return { ...w, ann, campaign };
};

describe('what has been folded is not read again', () => {
  test('whatever is asked of a campaign, and also by a process that meets it for the first time', async () => {
    const store = new MemoryStore();
    const read = counting(store);
    const { ann, campaign, service } = await brought(40, store);
    const look = await ann.ask('campaign', { campaign });
    expect(look).toMatchObject({ n: 40, info: { lines: 40 }, state: { won: { p1: 20, p2: 20 } } });
    const bob = new Client(service, 'bob');
    await bob.ask('campaign-join', { campaign, token: look.info.links?.p2 as string });
    await bob.ask('campaign-agree', { campaign, standIn: true });
    await bob.ask('campaign', { campaign });
    await bob.refusal('campaign-chapters', { campaign });
    await bob.refusal('campaign-strike', { campaign, chapter: 40 });
    await ann.ask('campaign-play', { campaign, offer: 'a-game' });
    await ann.ask('campaigns', {});
    await bob.ask('campaign-leave', { campaign });
    const other = new Client(withSeries(store).service, 'ann');
    expect((await other.ask('campaign', { campaign })).n).toBe(40);
    expect(read.lines).toBe(0);
    await ann.ask('campaign-strike', { campaign, chapter: 40 });
    expect((await other.ask('campaign', { campaign })).n).toBe(39);
    // What was struck out had been folded: everything is folded once more, and then remembered.
    expect(read.lines).toBe(41 + 1);
    expect((await ann.ask('campaign', { campaign })).n).toBe(39);
    expect((await other.ask('campaign', { campaign })).n).toBe(39);
    expect(read.lines).toBe(2 * (41 + 1));
  });

  test('of two processes each sees what the other has written, and reads no more than that', async () => {
    const store = new MemoryStore();
    const read = counting(store);
    const { ann, campaign, service } = await brought(20, store);
    const there = withSeries(store);
    const ann2 = new Client(there.service, 'ann');
    await ann2.ask('campaign', { campaign });
    const links = (await ann.ask('campaign', { campaign })).info.links;
    const bob = new Client(service, 'bob');
    await bob.ask('campaign-join', { campaign, token: links?.p2 as string });
    for (let n = 21; n <= 23; n++) {
      const { table } = await ann2.ask('campaign-play', { campaign, offer: 'a-game' });
      for (const [i, a] of WIN.entries()) await (i % 2 ? bob : ann).ask('answer', { table, q: i, a });
      await comes(async () => (await ann.ask('campaign', { campaign })).n === n);
      expect((await ann2.ask('campaign', { campaign })).n).toBe(n);
    }
    // Each chapter once, by the process that did not write it; what the writer adds it knows.
    expect(read.lines).toBe(3);
  });
});
