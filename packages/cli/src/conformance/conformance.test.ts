import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { potyczka } from '../fixtures/terminal.js';
import { conform } from './conform.js';
import { summary, tasksOf } from './index.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const task = { game: 'adrenaline', root, every: 100 };

describe('playouts are dealt out', () => {
  test('so that each has its own seed and every set of options gets its share', () => {
    const tasks = tasksOf(task, 3, 10, 100);
    const seeds = tasks.flatMap(each => each.seeds);
    expect(seeds.toSorted()).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
    const perSet = [0, 1, 2].map(
      set => tasks.filter(each => each.set === set).flatMap(each => each.seeds).length,
    );
    expect(perSet).toEqual([4, 3, 3]);
  });
});

test('a playout is checked and counted', async () => {
  const { code, out, err } = await potyczka('conformance adrenaline --games 1 --every 1000 --jobs 1');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^adrenaline: 1 of 1 playouts conform over \d+ sets of options: [\d,]+ decisions, /);
});

test('playouts that were kept are not played again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept playouts '));
  const file = path.join(folder, 'kept.jsonl');
  try {
    const again = ['conformance', 'adrenaline', '--games', '1', '--every', '1000', '--keep', file];
    const first = await potyczka(again);
    const [head = '', ...kept] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(head)).toMatchObject({ game: 'adrenaline', every: 1000, first: 1 });
    expect(kept.slice(0, -1).map(line => JSON.parse(line).seed)).toEqual([1]);
    appendFileSync(file, `${JSON.stringify({ set: 1, seed: 2, failed: 'as it was kept' })}\n`);
    expect((await potyczka(again)).out.split(', looking')[0]).toBe(first.out.split(', looking')[0]);
    const more = await potyczka(again.with(3, '2'));
    expect([more.code, more.out]).toEqual([1, expect.stringContaining('FAILED as it was kept')]);
    expect((await potyczka(again.with(5, '7'))).err).toContain('keeps games of another run');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('one that fails is told with its seed, the others are counted', () => {
  const played = { decisions: 7, refused: 5, guesses: 4, impossible: 3, undone: 2, retracted: 4, resumed: 1 };
  const tally = { ...played, deals: 3, moments: 90, parted: 1, unseen: 20, differ: 10 };
  const all = [
    { set: 0, seed: 1, tally },
    { set: 1, seed: 2, failed: '[adrenaline options={} seed=2 decision=3] leak' },
    { set: 0, seed: 3, tally },
  ];
  expect(summary('adrenaline', all, 2)).toBe(
    'adrenaline: 2 of 3 playouts conform over 2 sets of options: 14 decisions, 10 wrong answers refused, ' +
      '8 worlds guessed, 6 of them impossible, 4 undone, 8 steps taken back, 2 resumed, ' +
      '6 pairs of deals that look the same, 180 moments of them compared, 2 pairs not found, ' +
      '40 cards dealt unseen in them, 20 cards that lay elsewhere',
  );
});

test('a set of options that does not exist is a fault of the caller', async () => {
  await expect(conform({ ...task, set: 999, seeds: [1] })).rejects.toThrow('no set of options 999');
});
