import { ticTacToe } from '@potyczka/kernel/fixtures';
import { type MatchRecord, Run, sealOf, seedOf } from '@potyczka/kernel/run';
import { expect, test, vi } from 'vitest';
import { checkShuffle, foundText, isSame, sealOfSeed } from './ShuffleCheck.js';

const seed = seedOf(1);
const record: MatchRecord = new Run(ticTacToe, {}, { seed, salts: { p1: 'pepper' } }).record(true);
const commitment = { seal: sealOf(seed), salt: 'pepper' };
const alike = async () => true;

/** What was found, each by the text that says so. */
const found = async (...args: Parameters<typeof checkShuffle>): Promise<string[]> =>
  (await checkShuffle(...args)).map(foundText);

test("the browser's own seal is the kernel's", async () => {
  expect(await sealOfSeed(seed)).toBe(sealOf(seed));
});

test('where the browser has no hash for pages, as over plain http, the page reckons the same one and says so', async () => {
  vi.stubGlobal('crypto', {});
  try {
    expect(await sealOfSeed(seed)).toBe(sealOf(seed));
    expect(await found(record, commitment, 'p1', alike)).toContain('check-seed-own');
    const lie = { ...record, seed: seedOf(2) };
    expect(await found(lie, commitment, 'p1', alike)).toContain('check-seed-not');
  } finally {
    vi.unstubAllGlobals();
  }
});

test('an honest match passes every check', async () => {
  expect(await found(record, commitment, 'p1', alike)).toEqual([
    'check-seal',
    'check-seed',
    'check-salt',
    'check-replay',
  ]);
});

test('each lie is found: another seal, another seed, a salt left out, another match', async () => {
  const other = { seal: sealOf(seedOf(2)), salt: 'pepper' };
  expect(await found(record, other, 'p1', alike)).toContain('check-seal-not');
  expect(await found({ ...record, seed: seedOf(2) }, commitment, 'p1', alike)).toContain('check-seed-not');
  expect(await found({ ...record, salts: {} }, commitment, 'p1', alike)).toContain('check-salt-not');
  expect(await found(record, commitment, 'p1', async () => false)).toContain('check-replay-not');
  expect(await found(record, commitment, 'p1', () => Promise.reject(new Error('refused')))).toContain(
    'check-replay-not',
  );
});

test('who was not there at the start is told what cannot be checked', async () => {
  expect(await found(record, null, null, alike)).toEqual([
    'check-seal-unknown',
    'check-seed',
    'check-replay',
  ]);
});

test('the same said in another order is the same, and nothing else is', () => {
  const view = { players: [{ who: 'p1', cubes: { red: 1, blue: 2 } }], at: null };
  expect(isSame(view, { at: null, players: [{ cubes: { blue: 2, red: 1 }, who: 'p1' }] })).toBe(true);
  for (const other of [
    { ...view, at: 0 },
    { players: view.players },
    { ...view, players: { 0: view.players[0] } },
    { ...view, players: [{ who: 'p1', cubes: { red: 1, blue: 3 } }] },
    { ...view, more: 1 },
    null,
  ])
    expect(isSame(view, other)).toBe(false);
});
