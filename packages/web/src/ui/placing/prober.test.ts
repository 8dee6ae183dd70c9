import type { Answer } from '@potyczka/kernel';
import { expect, test } from 'vitest';
import { type Judged, Prober } from './prober.js';

const LEGAL: Judged = { refusal: null, near: null, piece: null, preview: null };
const at = (x: number): Answer => ({ x, y: 0 });

/** A prober in a world where time passes and answers come when the test says so. */
const world = () => {
  let now = 0;
  const timers: { at: number; run(): void }[] = [];
  const asked: Answer[] = [];
  const heard: [Answer, Judged | null][] = [];
  const open: { resolve(j: Judged): void; reject(e: unknown): void }[] = [];
  const prober = new Prober(
    a => {
      asked.push(a);
      return new Promise((resolve, reject) => open.push({ resolve, reject }));
    },
    (a, judged) => heard.push([a, judged]),
    {
      now: () => now,
      after: (ms, run) => {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), 1);
      },
    },
  );
  const pass = (ms: number): void => {
    now += ms;
    for (const timer of timers.filter(t => t.at <= now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.run();
    }
  };
  const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
  const reply = async (judged: Judged | Error = LEGAL): Promise<void> => {
    const next = open.shift();
    if (judged instanceof Error) next?.reject(judged);
    else next?.resolve(judged);
    await settle();
  };
  return { prober, asked, heard, pass, reply };
};

test('one is on its way at a time, and of the others the newest waits', async () => {
  const { prober, asked, pass, reply } = world();
  for (const x of [1, 2, 3, 4]) prober.want(at(x));
  expect(asked).toEqual([at(1)]);
  pass(500);
  expect(asked).toEqual([at(1)]);
  await reply();
  expect(asked).toEqual([at(1), at(4)]);
});

test('no more than ten are asked in a second', async () => {
  const { prober, asked, pass, reply } = world();
  for (let ms = 0; ms < 990; ms += 10) {
    prober.want(at(ms));
    await reply();
    pass(10);
  }
  expect(asked).toHaveLength(10);
  expect(asked.at(-1)).toEqual(at(890));
  pass(10);
  expect(asked.at(-1)).toEqual(at(980));
});

test('what cannot be judged is told as such, and the next is asked', async () => {
  const { prober, asked, heard, pass, reply } = world();
  prober.want(at(1));
  prober.want(at(2));
  await reply(new Error('too fast'));
  pass(100);
  await reply();
  expect(heard).toEqual([
    [at(1), null],
    [at(2), LEGAL],
  ]);
  expect(asked).toHaveLength(2);
});

test('after the question nothing is asked and nothing is told', async () => {
  const { prober, asked, heard, pass, reply } = world();
  prober.want(at(1));
  prober.want(at(2));
  prober.stop();
  await reply();
  pass(1000);
  prober.want(at(3));
  expect([asked, heard]).toEqual([[at(1)], []]);
});
