import { expect, test } from 'vitest';
import { until } from '../fixtures/world.js';
import { Lost, Rejected } from './driver.js';
import { Tidings } from './tidings.js';

/** Messages that were sent, each under way until it is let through. */
const there = () => {
  const sent: string[] = [];
  const faults: unknown[] = [];
  const ways: ((e?: Error) => void)[] = [];
  const tidings = new Tidings(
    message =>
      new Promise((resolve, reject) => {
        sent.push(message);
        ways.push(e => (e ? reject(e) : resolve(undefined)));
      }),
    e => faults.push(e),
  );
  const done = async (n: number, e?: Error): Promise<void> => {
    await until(() => ways.length === n);
    ways.at(-1)?.(e);
  };
  return { tidings, sent, faults, done };
};

test('what comes while a message is under way goes with the next, and nothing passes what was said before', async () => {
  const { tidings, sent, done } = there();
  tidings.sayOf('e me', ['a']);
  tidings.sayOf('e me', ['b', 'c']);
  tidings.sayOf('e me', ['b']);
  tidings.say('g me here');
  tidings.sayOf('e me', ['d']);
  for (let n = 1; n <= 4; n++) await done(n);
  await tidings.close(1000);
  expect(sent).toEqual(['e me a', 'e me b c', 'g me here', 'e me d']);
});

test('of tables it is said until it was heard; who came and went may get lost', async () => {
  const { tidings, sent, faults, done } = there();
  tidings.say('g me here');
  tidings.sayOf('e me', ['a']);
  await done(1, new Lost('the way broke'));
  await done(2, new Lost('the way broke'));
  await done(3);
  await until(() => sent.length === 3);
  expect(sent).toEqual(['g me here', 'e me a', 'e me a']);
  tidings.sayOf('e me', ['b']);
  await done(4, new Rejected('no', '42501'));
  await tidings.close(1000);
  expect([sent.length, faults.length]).toEqual([4, 1]);
});

test('a message is short enough, however many tables it is about', async () => {
  const { tidings, sent, done } = there();
  const ids = Array.from({ length: 450 }, (_, i) => `${i}`.padStart(32, '0'));
  tidings.sayOf('e abcdefgh', ids);
  for (let n = 1; n <= 3; n++) await done(n);
  expect(Math.max(...sent.map(s => s.length))).toBeLessThan(8000);
  expect(sent.flatMap(s => s.split(' ').slice(2))).toEqual(ids);
});
