import type { Game } from '@potyczka/kernel';
import { expect, test } from 'vitest';
import { Client, games, world } from './fixtures/world.js';
import { type AnyGame, MemoryStore } from './index.js';
import { TimeSlices } from './time-slices.js';

/** Time in which every step takes four milliseconds; counts the steps between two turns of everybody else. */
const counting = () => {
  let steps = 0;
  let last = 0;
  let isOver = false;
  const between: number[] = [];
  const { deps } = world(undefined, {
    now: () => steps * 4,
    breathe: () => new Promise(resolve => setImmediate(resolve)),
  }).service;
  const others = (): void => {
    between.push(steps - last);
    last = steps;
    if (!isOver) setImmediate(others);
  };
  /** The most steps that others had to wait for while something was done. */
  const longest = async (work: () => Promise<unknown>): Promise<number> => {
    last = steps;
    setImmediate(others);
    await work();
    isOver = true;
    return Math.max(...between);
  };
  return { deps, longest, step: () => ++steps };
};

test('however many do long work, others have a turn after one slice of all of it; a short one need not wait for the long ones', async () => {
  const { deps, longest, step } = counting();
  const slices = new TimeSlices(deps);
  const done: string[] = [];
  const work = async (name: string, n: number) => {
    const steps = function* () {
      for (let i = 0; i < n; i++) {
        step();
        yield;
      }
    };
    await slices.take(steps());
    done.push(name);
  };
  const all = () => Promise.all([work('long', 40), work('longer', 50), work('short', 2)]);
  expect(await longest(all)).toBe(3);
  expect(done).toEqual(['short', 'long', 'longer']);
});

test('what fails harms nobody else', async () => {
  const slices = new TimeSlices(counting().deps);
  const fails = function* () {
    yield;
    throw new Error('broken');
  };
  const works = function* () {
    yield;
  };
  const broken = expect(slices.take(fails())).rejects.toThrow('broken');
  await slices.take(works());
  await broken;
});

test('tables that wake at the same time share a slice', async () => {
  const { deps, longest, step } = counting();
  const counted: Game<{ n: number }, { type: 'counted' }, number, object, 'done'> = {
    id: 'counted',
    rulesVersion: 1,
    options: {},
    seats: () => ['p1'],
    initial: () => ({ n: 0 }),
    *setup() {},
    *step(t) {
      yield* t.choose('p1', { rule: 'COUNT-1', ask: { id: 'on' }, from: ['on', 'off'], key: x => x });
      t.emit({ type: 'counted' }, 'COUNT-1');
      return t.s.n === 100 ? ('done' as const) : undefined;
    },
    apply: {
      counted: s => {
        s.n++;
        step();
      },
    },
    hidden: () => [],
    view: s => s.n,
  };
  games.counted = counted as unknown as AnyGame;
  const { service } = world(new MemoryStore(), deps);
  const ann = new Client(service, 'ann');
  const tables: string[] = [];
  for (let i = 0; i < 5; i++) {
    const { table } = await ann.ask('create', { game: 'counted', options: {}, seats: [{ kind: 'me' }] });
    for (let q = 0; q < 20; q++) await ann.ask('answer', { table, q, a: 'on' });
    tables.push(table);
  }
  await service.evictIdle(-1);
  const watch = (table: string, i: number) => new Client(service, `eve ${i}`).ask('watch', { table });
  expect(await longest(() => Promise.all(tables.map(watch)))).toBe(3);
});
