import type { Game, Seat } from '@potyczka/kernel';
import { MOST_ENTRIES } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { games, world } from './fixtures/world.js';
import { type AnyGame, MemoryStore } from './index.js';
import { Match } from './match.js';
import { headOf, planOf } from './plan.js';
import type { StoredTable } from './store.js';

/** Two seats say yes or no in turn, without end. */
const endless: Game<{ turn: Seat }, { type: 'said' }, object, object, 'done'> = {
  id: 'endless',
  rulesVersion: 1,
  options: {},
  seats: () => ['p1', 'p2'],
  initial: () => ({ turn: 'p1' }),
  *setup() {},
  *step(t) {
    yield* t.choose(t.s.turn, { rule: 'SAY-1', ask: { id: 'say' }, from: ['no', 'yes'], key: x => x });
    t.emit({ type: 'said' }, 'SAY-1');
    return undefined;
  },
  apply: {
    said: s => {
      s.turn = s.turn === 'p1' ? 'p2' : 'p1';
    },
  },
  hidden: () => [],
  view: s => ({ ...s }),
};
games.endless = endless as unknown as AnyGame;

const begin = async (): Promise<{ table: StoredTable; match: Match }> => {
  const { service, store } = world(new MemoryStore());
  const c = service.connect({ id: 'ann', name: 'ann' }, () => {});
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  await c.handle({ id: 1, do: 'create', game: 'endless', options: {}, seats });
  const id = (await store.listOf('ann', 1))[0]?.id as string;
  const { table } = (await store.load(id)) as { table: StoredTable };
  return { table, match: new Match(games.endless as AnyGame, table) };
};
const play = (match: Match, by: 'bot' | undefined) =>
  match.answer(match.asks[0]?.seat as Seat, match.q, 'yes', by);
const LONG = { ok: false, refusal: { rule: 'TABLE-LONG', why: { id: 'table-too-long' } } };

describe('a match that no end is to', () => {
  test('takes no decision of a person and nothing back from a length on; bots still have room to end it', async () => {
    const { table, match } = await begin();
    while (play(match, undefined).ok) {}
    expect(match.n).toBe(8000);
    const before = match.n;
    expect(play(match, undefined)).toEqual(LONG);
    expect(match.undo(match.n, { agreed: true })).toEqual(LONG);
    expect(match.retract('p1')).toEqual(LONG);
    expect(match.n).toBe(before);
    expect(planOf(table, match)).toHaveLength(1);
    while (play(match, 'bot').ok) {}
    expect(match.n).toBe(MOST_ENTRIES);
    expect(play(match, 'bot')).toEqual(LONG);
  });

  test('that is full is waited for by nobody, and still plays again as it was', async () => {
    const { table, match } = await begin();
    while (play(match, 'bot').ok) {}
    expect(planOf(table, match)).toEqual([]);
    expect(headOf(table, match, [], 0, 0).due).toBeNull();
    const again = new Match(games.endless as AnyGame, table);
    for (const e of match.run.entries) again.repeat(e);
    expect(again.run.hash).toBe(match.run.hash);
  });
});

describe('how far a seat may take back', () => {
  test('is what its own decisions say, forced ones left out, after any number of entries', async () => {
    const { match } = await begin();
    for (let i = 0; i < 60; i++) {
      expect(
        match.answer(match.asks[0]?.seat as Seat, match.q, 'yes', i % 7 === 3 ? 'forced' : undefined).ok,
      ).toBe(true);
      const own = match.run.entries.filter(e => 'a' in e && e.seat === 'p1' && !e.by).map(e => e.n);
      const { to, free, before } = match.undoLine('p1');
      expect(free).toEqual(own.filter(n => to !== undefined && n >= to));
      expect(before).toBe(own.findLast(n => to === undefined || n < to) ?? null);
    }
  });

  test('is found from the end, however long the match is', async () => {
    const { match } = await begin();
    for (let i = 0; i < 2000; i++) play(match, undefined);
    const run = match.run as unknown as { inForce: readonly unknown[] };
    let looked = 0;
    run.inForce = new Proxy(run.inForce, {
      get: (of, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) looked++;
        return Reflect.get(of, key);
      },
    });
    for (const seat of ['p1', 'p2'] as const) expect(match.undoLine(seat).before).not.toBeNull();
    expect(looked).toBeGreaterThan(0);
    expect(looked).toBeLessThan(20);
  });
});
