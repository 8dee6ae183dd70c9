import type { Game, Seat } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { timed } from './fixtures/timed.js';
import { Client, games, until, world } from './fixtures/world.js';
import { type AnyGame, MemoryStore, type Now, type Service } from './index.js';

/** Ann and Bob plan in secret. */
const planned = async (service: Service, more: object = {}) => {
  const [ann, bob] = [new Client(service, 'ann'), new Client(service, 'bob')];
  const { table } = await ann.ask('create', {
    game: 'planning',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...more,
  });
  await bob.ask('join', { table });
  await ann.ask('start', { table });
  await bob.ask('watch', { table });
  await ann.ask('watch', { table });
  return { ann, bob, table };
};

const mine = async (c: Client, table: string) => (await c.ask('watch', { table })).mine;

/** Answers the question that a client is asked now with one of its options. */
const give = async (c: Client, table: string, pick: (keys: readonly string[]) => unknown) => {
  const question = await mine(c, table);
  if (!question) throw new Error('nothing is asked');
  const { q, step, options } = question;
  const a = pick(options.filter(o => !o.refusal).map(o => o.key)) as string;
  return c.ask('answer', { table, q, step, a });
};

const play = (c: Client, table: string) => give(c, table, () => 'play');
const rest = (c: Client, table: string) => give(c, table, () => 'rest');
const card = (c: Client, table: string) => give(c, table, keys => [keys[0]]);
const leads = (c: Client, table: string) => give(c, table, keys => keys[0]);

/** What somebody is shown, but for the clock on the wall. */
const shown = async (c: Client, table: string): Promise<Omit<Now, 'now'>> => {
  const { now: _, ...rest } = await c.ask('watch', { table });
  return rest;
};

describe('in a stage', () => {
  test('nobody else is told anything until a seat has finished', async () => {
    const { ann, bob, table } = await planned(world().service);
    const [before, pushes] = [await shown(bob, table), bob.pushes.length];
    expect(await play(ann, table)).toEqual({ n: 0, draft: true });
    await card(ann, table);
    await ann.ask('retract', { table });
    await card(ann, table);
    expect(await shown(bob, table)).toEqual(before);
    expect(bob.pushes).toHaveLength(pushes);
    expect(await leads(ann, table)).toEqual({ n: 1, draft: false });
    expect(bob.pushes.length).toBeGreaterThan(pushes);
    expect(bob.last?.open.map(o => [o.seat, o.rule])).toEqual([['p2', 'PLAN-SECRET']]);
  });

  test('the seat itself gets its next question, and the number of the step', async () => {
    const { ann, table } = await planned(world().service);
    expect([ann.last?.mine?.step, ann.last?.canRetract]).toEqual([0, false]);
    await play(ann, table);
    expect(ann.last).toMatchObject({
      n: 0,
      mine: { q: 0, step: 1, rule: 'PLAN-TWO' },
      canRetract: true,
      open: [{ rule: 'PLAN-SECRET' }, { rule: 'PLAN-SECRET' }],
    });
  });

  test('a second click on the same step answers nothing', async () => {
    const { ann, table } = await planned(world().service);
    await ann.ask('answer', { table, q: 0, step: 0, a: 'play' });
    expect(await ann.refusal('answer', { table, q: 0, step: 0, a: 'play' })).toMatchObject({
      code: 'refused',
      rule: 'TABLE-STALE',
    });
    expect(await ann.ask('probe', { table, q: 0, step: 0, a: ['x'] })).toMatchObject({
      refusal: { rule: 'TABLE-STALE' },
    });
    expect((await mine(ann, table))?.step).toBe(1);
  });

  test('steps are taken back one by one; Bob keeps his when Ann takes back her whole plan', async () => {
    const store = new MemoryStore();
    const { ann, bob, table } = await planned(world(store).service);
    await play(bob, table);
    await play(ann, table);
    await card(ann, table);
    await leads(ann, table);
    await ann.ask('retract', { table });
    expect((await mine(ann, table))?.rule).toBe('PLAN-LEAD');
    await leads(ann, table);
    expect(await ann.ask('undo', { table, to: 3 })).toEqual({ n: 4 });
    expect((await mine(ann, table))?.step).toBe(0);
    expect((await mine(bob, table))?.step).toBe(1);
    // Another process finds both where they are, though the number of the question is another one now.
    const later = world(store).service;
    expect((await mine(new Client(later, 'bob'), table))?.step).toBe(1);
    expect((await mine(new Client(later, 'ann'), table))?.step).toBe(0);
  });

  test('what is begun is there again when the table wakes, with who decided it', async () => {
    const store = new MemoryStore();
    const { ann, table } = await planned(world(store).service);
    await play(ann, table);
    await card(ann, table);
    const again = await new Client(world(store).service, 'ann').ask('watch', { table });
    expect(again).toMatchObject({ mine: { step: 2, rule: 'PLAN-LEAD' }, canRetract: true });
  });

  test('a retracted answer leaves what it leaves, not what was begun before it', async () => {
    const store = new MemoryStore();
    const { ann, table } = await planned(world(store).service);
    await play(ann, table);
    await ann.ask('retract', { table });
    await rest(ann, table);
    await ann.ask('retract', { table });
    expect((await mine(new Client(world(store).service, 'ann'), table))?.step).toBe(0);
  });

  test('what cannot be stored is not shown', async () => {
    class Full extends MemoryStore {
      isFull = false;
      override async draft(...given: Parameters<MemoryStore['draft']>): Promise<void> {
        if (this.isFull) throw new Error('no room');
        await super.draft(...given);
      }
    }
    const store = new Full();
    const { ann, table } = await planned(world(store).service);
    store.isFull = true;
    expect(await ann.refusal('answer', { table, q: 0, step: 0, a: 'play' })).toMatchObject({
      code: 'not-saved',
    });
    store.isFull = false;
    expect((await mine(ann, table))?.step).toBe(0);
  });
});

describe('two processes', () => {
  test('show a seat its own steps wherever it looks, and others nothing', async () => {
    const store = new MemoryStore();
    const others: Service[] = [];
    const tell = (from: number) => (message: Parameters<Service['presence']['hear']>[1]) => {
      others[1 - from]?.presence.hear(`process ${from}`, message);
    };
    const one = world(store, { notifyPeers: tell(0) }).service;
    const two = world(store, { notifyPeers: tell(1) }).service;
    others.push(one, two);
    const { ann, table } = await planned(one);
    const [twin, bob] = [new Client(two, 'ann'), new Client(two, 'bob')];
    await twin.ask('watch', { table });
    const before = await shown(bob, table);
    await play(ann, table);
    await until(() => twin.last?.mine?.step === 1);
    await card(twin, table);
    await until(() => ann.last?.mine?.step === 2);
    expect(await shown(bob, table)).toEqual(before);
    expect(bob.pushes).toEqual([]);
    await leads(ann, table);
    await two.changedElsewhere(table);
    expect((await shown(bob, table)).open.map(o => o.seat)).toEqual(['p2']);
  });
});

describe('what moves a table on by itself', () => {
  test('bots go through all steps of their stages, to the end of the match', async () => {
    const { service } = world();
    const ann = new Client(service, 'ann');
    const bot = { kind: 'bot' as const, level: 'random' as const };
    const seats = [{ kind: 'me' as const }, bot, bot];
    const { table } = await ann.ask('create', { game: 'planning', options: { players: 3 }, seats });
    await ann.ask('watch', { table });
    for (let i = 0; i < 40; i++) {
      await until(() => ann.last?.result != null || ann.last?.mine != null || i === 0);
      const now = await ann.ask('watch', { table });
      if (now.result !== null) break;
      if (now.mine) await give(ann, table, keys => (now.mine?.kind === 'many' ? [keys[0]] : keys.at(-1)));
      else await new Promise(resolve => setTimeout(resolve, 5));
    }
    await until(() => ann.last?.result != null);
    const { record } = await ann.ask('record', { table });
    const bots = record.entries.filter(e => 'by' in e && e.by === 'bot');
    expect(bots.some(e => 'path' in e)).toBe(true);
  });

  test('a clock that has run out answers to the end of the seat, and no further than it', async () => {
    const { service, pass } = timed();
    const { ann, bob, table } = await planned(service, { clock: { kind: 'live', seconds: 60 } });
    await rest(bob, table);
    await play(ann, table);
    await pass(59_999);
    expect((await mine(ann, table))?.step).toBe(1);
    await pass(1);
    const { n, log, view } = await ann.ask('watch', { table });
    expect([n, (view as { round: number }).round]).toEqual([2, 1]);
    expect(log.some(told => told.by === 'clock')).toBe(true);
  });

  test('forced steps are given by the table, and go when the step before them is taken back', async () => {
    const { service } = world();
    const ann = new Client(service, 'ann');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { table } = await ann.ask('create', { game: 'narrow', options: {}, seats });
    await new Client(service, 'bob').ask('join', { table });
    await ann.ask('start', { table });
    await ann.ask('watch', { table });
    await until(() => ann.last?.mine?.step === 1);
    expect(ann.last).toMatchObject({ mine: { rule: 'NARROW-2' }, canRetract: false });
    expect(await ann.refusal('retract', { table })).toMatchObject({ rule: 'TABLE-RETRACT' });
    await give(ann, table, () => 'left');
    await until(() => ann.last?.mine?.step === 3);
    // The last step is forced as well, but with it the plan would be final: that is Ann's to say.
    expect(ann.last).toMatchObject({ mine: { rule: 'NARROW-4' }, canRetract: true });
    await ann.ask('retract', { table });
    await until(() => ann.last?.mine?.step === 1);
    expect(ann.last?.canRetract).toBe(false);
  });
});

test('one person plays alone: a whole match, with steps taken back on the way', async () => {
  const { service } = world();
  const ann = new Client(service, 'ann');
  const { table } = await ann.ask('create', {
    game: 'planning',
    options: { players: 1 },
    seats: [{ kind: 'me' }],
  });
  await ann.ask('watch', { table });
  await play(ann, table);
  await card(ann, table);
  await ann.ask('retract', { table });
  expect((await mine(ann, table))?.step).toBe(1);
  await card(ann, table);
  await leads(ann, table);
  for (let i = 0; i < 3; i++) await rest(ann, table);
  await until(() => ann.last?.result != null);
  const { record } = await ann.ask('record', { table });
  expect(record.entries.map(e => ('path' in e ? e.path.length : 1))).toEqual([3, 1, 1, 1]);
});

type Side = 'left' | 'right';

/** Two seats with questions of which all but the second have one answer only. */
const narrow: Game<{ done: Side[] }, { type: 'went'; who: Seat; side: Side }, object, object, 'over'> = {
  id: 'narrow',
  rulesVersion: 1,
  options: {},
  seats: () => ['p1', 'p2'],
  initial: () => ({ done: [] }),
  *setup() {},
  *step(t) {
    const one = (n: number) => ({
      rule: `NARROW-${n}` as const,
      ask: { id: 'one' },
      from: ['go'],
      key: String,
    });
    const sides = yield* t.together({
      seats: ['p1', 'p2'],
      open: () => ({ rule: 'NARROW-0', ask: { id: 'which' } }),
      *play(p) {
        yield* t.choose(p, one(1));
        const side = yield* t.choose<Side>(p, {
          rule: 'NARROW-2',
          ask: { id: 'side' },
          from: ['left', 'right'],
          key: String,
        });
        yield* t.choose(p, one(3));
        yield* t.choose(p, one(4));
        return side;
      },
    });
    for (const [i, who] of (['p1', 'p2'] as const).entries())
      t.emit({ type: 'went', who, side: sides[i] as Side }, 'NARROW-0');
    return 'over';
  },
  apply: {
    went: (s, e) => {
      s.done.push(e.side);
    },
  },
  hidden: () => [],
  view: s => ({ done: [...s.done] }),
};
games.narrow = narrow as unknown as AnyGame;
