import { expect, test } from 'vitest';
import { LiveTable } from './live-table.js';
import { Schedule } from './schedule.js';

/** Time that goes on when it is told to. */
const byHand = () => {
  const due = new Map<() => void, number>();
  return {
    due,
    runner: {
      after: (ms: number, run: () => void) => {
        due.set(run, ms);
        return () => void due.delete(run);
      },
      quietly: async (work: Promise<unknown>) => void (await work),
    },
    run: () => {
      for (const run of [...due.keys()]) {
        due.delete(run);
        run();
      }
    },
  };
};

const later = (act: () => Promise<unknown> = async () => {}, wait = 0) => ({ wait, act });

test('what is no longer wanted is cancelled, what still is goes on waiting', () => {
  const { due, runner } = byHand();
  const schedule = new Schedule();
  schedule.set(
    new Map([
      ['clock', later(undefined, 30)],
      ['bot', later()],
    ]),
    runner,
  );
  schedule.set(new Map([['clock', later(undefined, 20)]]), runner);
  expect([...due.values()]).toEqual([30]);
  schedule.set(new Map(), runner);
  expect([due.size, schedule.timers.size]).toEqual([0, 0]);
});

test('what is under way is not begun again, and counts as running until it is done', async () => {
  const { due, runner, run } = byHand();
  const schedule = new Schedule();
  let done = (): void => {};
  const bot = new Map([['bot', later(() => new Promise<void>(resolve => (done = resolve)))]]);
  schedule.set(bot, runner);
  expect(schedule.isRunning).toBe(false);
  run();
  schedule.set(bot, runner);
  expect([schedule.isRunning, due.size]).toEqual([true, 0]);
  done();
  await new Promise(setImmediate);
  expect(schedule.isRunning).toBe(false);
  schedule.set(bot, runner);
  expect(due.size).toBe(1);
});

test('what is more than a day away is left to whoever looks after the store', () => {
  const { due, runner } = byHand();
  new Schedule().set(
    new Map([
      ['near', later(undefined, 86_400_000)],
      ['far', later(undefined, 86_400_001)],
    ]),
    runner,
  );
  expect([...due.values()]).toEqual([86_400_000]);
});

test('a table that leaves memory does nothing more by itself', () => {
  const { due, runner } = byHand();
  const live = new LiveTable('t');
  live.schedule.set(new Map([['clock', later(undefined, 30)]]), runner);
  live.sleep();
  expect([due.size, live.schedule.timers.size]).toEqual([0, 0]);
});
