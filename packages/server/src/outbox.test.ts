import { expect, test } from 'vitest';
import { Outbox } from './outbox.js';

/** The next round of the event loop. */
const round = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

const crowd = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

test('what comes in one round of the event loop leaves at its end, once for each', async () => {
  const sent: number[] = [];
  const box = new Outbox<number>(to => sent.push(to));
  for (const to of [1, 2, 1, 3]) box.add(to);
  expect(sent).toEqual([]);
  await round();
  expect(sent).toEqual([1, 2, 3]);
  box.add(2);
  await round();
  expect(sent).toEqual([1, 2, 3, 2]);
});

test('a crowd is written to in parts, and who waits for an answer comes before all of it', async () => {
  const sent: number[] = [];
  const box = new Outbox<number>(to => sent.push(to), 10);
  for (const to of crowd(25)) box.add(to);
  box.addAnswer(24);
  await round();
  expect(sent).toEqual([24, ...crowd(10)]);
  // Somebody is answered while the rest of the crowd waits.
  box.addAnswer(99);
  await round();
  expect(sent.slice(11)).toEqual([99, ...crowd(20).slice(10)]);
  await round();
  expect(sent.slice(22)).toEqual([20, 21, 22, 23]);
});

test('nobody is left over: not after exactly one part, not by who is added while others are sent', async () => {
  for (const count of [9, 10, 11, 20, 21]) {
    const sent: number[] = [];
    const box = new Outbox<number>(to => {
      sent.push(to);
      if (to < count) box.add(to + count);
    }, 10);
    for (const to of crowd(count)) box.add(to);
    for (let i = 0; i < 6; i++) await round();
    expect(sent.toSorted((a, b) => a - b)).toEqual(crowd(count * 2));
    box.add(1000);
    await round();
    expect(sent.at(-1)).toBe(1000);
  }
});
