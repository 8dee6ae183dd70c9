import { expect, test } from 'vitest';
import { Client, world } from './fixtures/world.js';
import { Throttle } from './throttle.js';

/** Time that stands still; what is to happen later is noted. */
const still = () => {
  const later: { ms: number; run: () => void }[] = [];
  const after = (ms: number, run: () => void) => {
    later.push({ ms, run });
    return () => {};
  };
  const pace = new Throttle(world(undefined, { now: () => 5000, after }).service.deps);
  return { pace, later };
};

test('a long log is sent at once the first time; again and again it is waited for, longer each time', async () => {
  const { pace, later } = still();
  await pace.turn('eve', 9000);
  const waited: number[] = [];
  const again = [
    pace.turn('eve', 9000).then(() => waited.push(1)),
    pace.turn('eve', 3000).then(() => waited.push(2)),
  ];
  await pace.turn('ann', 9000);
  expect(waited).toEqual([]);
  expect(later.map(l => l.ms)).toEqual([600, 1200]);
  for (const { run } of later) run();
  await Promise.all(again);
  expect(waited).toEqual([1, 2]);
});

test('the log of an ordinary match is never waited for', async () => {
  const { pace, later } = still();
  for (let i = 0; i < 20; i++) await pace.turn('ann', 999);
  expect(later).toEqual([]);
});

test('who may ask again is forgotten', async () => {
  let now = 0;
  const pace = new Throttle(world(undefined, { now: () => now }).service.deps);
  for (let i = 0; i < 1000; i++) await pace.turn(`guest ${i}`, 3000);
  now = 1000;
  await pace.turn('ann', 3000);
  expect(pace).toMatchObject({ next: new Map([['ann', 1200]]) });
});

test('whoever leaves while their watch is on its way is not taken for somebody who looks', async () => {
  const { service } = world();
  const ann = new Client(service, 'ann');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats });
  const watching = expect(ann.ask('watch', { table })).rejects.toThrow('table-connection-lost');
  ann.close();
  await watching;
  expect(service.live.get(table)?.watchers.size).toBe(0);
});
