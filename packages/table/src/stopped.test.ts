import { refuse } from '@potyczka/kernel';
import { ticTacToe } from '@potyczka/kernel/fixtures';
import { fromKept } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { Client, two, until, world } from './fixtures/world.js';
import type { AnyGame } from './index.js';

const game = ticTacToe as unknown as AnyGame;
/** Rules that have been mended: nobody may mark the middle. */
const mended: AnyGame = {
  ...game,
  rulesVersion: 2,
  *step(t) {
    const by = (t.s as { turn: 'p1' | 'p2' }).turn;
    const cell = yield* t.choose(by, {
      rule: 'TTT-MARK',
      ask: { id: 'mark' },
      from: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      key: String,
      judge: c => (c === 4 ? refuse('TTT-MARK', 'taken') : undefined),
      show: c => ({ label: { id: 'cell', args: { cell: c } } }),
    });
    t.emit({ type: 'marked', cell, by } as never, 'TTT-MARK');
    return undefined;
  },
};

/** A match of five answers, of which the fourth is in the middle; everybody has gone. */
const played = async () => {
  const { ann, bob, table, store, service } = await two();
  for (const [n, cell] of [0, 1, 2, 4, 3].entries())
    await [ann, bob][n % 2]?.ask('answer', { table, q: n, a: String(cell) });
  const { log } = await ann.ask('watch', { table });
  await service.close();
  return { table, store, log, before: await store.load(table) };
};
type Played = Awaited<ReturnType<typeof played>>;

let words = 100_000_000;
/** Another process, with such rules. */
const later = ({ store }: Pick<Played, 'store'>, rules: AnyGame = game) => {
  const token = () => `later-${++words}-unguessable-word`;
  const w = world(store, { gameOf: () => rules, hasGame: () => true, token });
  const [ann, bob, eve] = ['ann', 'bob', 'eve'].map(id => new Client(w.service, id)) as [
    Client,
    Client,
    Client,
  ];
  return { ...w, ann, bob, eve };
};

/** The same with a checkpoint that another state was kept with. */
const withOtherHash = async ({ store, table }: Pick<Played, 'store' | 'table'>): Promise<void> => {
  const kept = (await store.load(table))?.kept;
  if (!kept) throw new Error('no checkpoint was kept');
  await store.keep(table, { ...kept, hash: 'another' });
};

test('TABLE-STOPPED a match that its rules do not bring back stands still, and says so to all', async () => {
  const match = await played();
  const { ann, bob, eve, faults, service } = later(match, mended);
  for (const who of [ann, bob, eve]) {
    const now = await who.ask('watch', { table: match.table });
    expect(now).toMatchObject({ stopped: { why: 'rules', at: 3 }, open: [], mine: null, undo: null });
    expect(now.log).toEqual(match.log.slice(0, 3));
    expect(now).toMatchObject({ n: 3, canRetract: false, deadline: null, result: null, seed: null });
  }
  expect(String(faults[0])).toMatch(/cannot be continued, and stands still after entry 3: .*TTT-MARK/);
  expect([...service.standing]).toEqual([match.table]);
});

test('TABLE-STOPPED nothing is decided in it, and what is stored of it stays', async () => {
  const match = await played();
  const { ann, bob, service } = later(match, mended);
  const { table } = match;
  await ann.ask('watch', { table });
  for (const [what, rest] of [
    ['answer', { q: 3, a: '5' }],
    ['answer', { q: 5, a: '5' }],
    ['undo', { to: 1 }],
    ['retract', {}],
    ['record', {}],
  ] as const)
    expect((await bob.refusal(what, { table, ...rest } as never)).why.id).toBe('table-stopped');
  await service.evictIdle(0);
  await service.close();
  expect(await match.store.load(table)).toEqual(match.before);
});

test('TABLE-STOPPED it is nobody’s turn in it, in a list either', async () => {
  const match = await played();
  const { bob } = later(match, mended);
  await bob.ask('watch', { table: match.table });
  const { mine } = await bob.ask('list', {});
  expect(mine.map(t => [t.table, t.myTurn])).toEqual([[match.table, false]]);
  const [asked] = (await later(match).bob.ask('list', {})).mine;
  expect(asked?.myTurn).toBe(true);
});

test('TABLE-STOPPED rules that know the match go on with it as if nothing had been', async () => {
  const match = await played();
  const { table } = match;
  const other = later(match, mended);
  await other.ann.ask('watch', { table });
  await other.service.close();
  const { ann, bob } = later(match);
  const now = await ann.ask('watch', { table });
  expect(now.stopped).toBeUndefined();
  expect(now.log).toEqual(match.log);
  expect(await bob.ask('answer', { table, q: 5, a: '8' })).toMatchObject({ n: 6 });
});

test('TABLE-STOPPED a state that is another one than was kept is not played on', async () => {
  const match = await played();
  await withOtherHash(match);
  const { ann, bob, faults, service } = later(match);
  const { table } = match;
  expect(await ann.ask('watch', { table })).toMatchObject({ stopped: { why: 'differs', at: 5 }, open: [] });
  expect((await bob.refusal('answer', { table, q: 5, a: '8' })).rule).toBe('TABLE-STOPPED');
  expect(String(faults[0])).toContain('the state is another one than it was');
  await service.close();
  expect((await match.store.load(table))?.kept?.hash).toBe('another');
});

test('TABLE-STOPPED the same people begin a new match', async () => {
  const match = await played();
  const { ann, bob } = later(match, mended);
  const { table } = match;
  const again = await ann.ask('rematch', { table });
  expect(await bob.ask('rematch', { table })).toEqual(again);
  await ann.ask('start', again);
  expect(await bob.ask('watch', again)).toMatchObject({ n: 0, info: { phase: 'playing', mine: 'p2' } });
  expect(await ann.ask('watch', { table })).toMatchObject({
    stopped: { at: 3 },
    info: { rematch: again.table },
  });
});

test('TABLE-STOPPED whoever looks on while it comes back otherwise is told with the whole log', async () => {
  const { ann, bob, table, store, service } = await two();
  await ann.ask('answer', { table, q: 0, a: '0' });
  await service.evictIdle(-1);
  await withOtherHash({ store, table });
  await bob.ask('say', { table, text: 'there?' }).catch(() => undefined);
  await until(() => ann.last?.stopped !== undefined);
  expect(ann.pushes.findLast(p => p.push === 'news')).toMatchObject({
    from: 0,
    now: { stopped: { why: 'differs', at: 1 } },
  });
});

/** A match with a clock against a bot, after the first answer and, if the bot may think, its own. */
const withBot = async (thinks: boolean) => {
  const never = { think: () => new Promise<never>(() => {}) };
  const isSoon = (ms: number, run: () => void) => {
    const timer = ms > 1000 ? undefined : setTimeout(run, 1);
    return () => clearTimeout(timer);
  };
  const { store, service } = world(undefined, { after: isSoon, ...(!thinks && never) });
  const ann = new Client(service, 'ann');
  const { table } = await ann.ask('create', {
    game: 'tic-tac-toe',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    clock: { kind: 'slow', days: 1 },
  });
  await ann.ask('watch', { table });
  await ann.ask('answer', { table, q: 0, a: '0' });
  const entries = thinks ? 2 : 1;
  await until(() => service.live.get(table)?.match?.n === entries);
  await service.close();
  return { store, table, entries };
};

test.each([
  ['a bot', false],
  ['a clock', true],
])('TABLE-STOPPED %s does not move it', async (_, thinks) => {
  const match = await withBot(thinks);
  await withOtherHash(match);
  const { store, table, entries } = match;
  // In this process whatever is to come later comes at once.
  const { ann, service } = later(match);
  const now = await ann.ask('watch', { table });
  expect(now).toMatchObject({ n: entries, stopped: { why: 'differs' }, deadline: null });
  await service.wakeIfDue(table);
  expect(service.live.get(table)?.schedule.timers.size).toBe(0);
  const after = await store.load(table);
  expect(after?.entries).toHaveLength(entries);
  expect(after?.head?.due).toBeNull();
});

test('TABLE-STOPPED of a finished match that new rules do not bring back as much is read as comes back', async () => {
  const { ann, bob, table, store, service } = await two();
  for (const [n, cell] of [0, 3, 1, 4, 2].entries())
    await [ann, bob][n % 2]?.ask('answer', { table, q: n, a: String(cell) });
  await until(() => service.live.get(table)?.table.phase === 'over');
  await service.close();
  const other = later({ store }, mended);
  const now = await other.ann.ask('watch', { table });
  expect(now).toMatchObject({ stopped: { why: 'rules', at: 3 }, info: { phase: 'over' }, result: null });
  expect(now.log).toHaveLength(3);
  expect((await other.bob.refusal('record', { table })).why.id).toBe('table-stopped');
});

test('what an older program had gone on with in a chapter, from a checkpoint of its kind, is played on', async () => {
  const match = await played();
  const { table, store, before } = match;
  if (!before?.kept) throw new Error('no checkpoint was kept');
  const chapter = { number: 1, from: 5, base: fromKept(before.kept.base) };
  const head = { chapter: 1, asked: 0, due: null, waits: [] };
  await store.save({ ...before.table, version: before.table.version + 1, chapter }, head);
  for (const [q, a] of [
    [5, '5'],
    [6, '6'],
  ] as const) {
    // Each in a process of its own.
    const { ann, bob, faults, service } = later(match);
    const now = await ann.ask('watch', { table });
    expect(now).toMatchObject({ n: q, log: { length: q - 5 } });
    expect(now.stopped).toBeUndefined();
    expect(await (q % 2 ? bob : ann).ask('answer', { table, q, a })).toMatchObject({ n: q + 1 });
    expect((await ann.refusal('record', { table })).why.id).toBe(
      q === 6 ? 'table-no-record' : 'table-not-over',
    );
    expect(faults).toEqual([]);
    await service.close();
  }
});
