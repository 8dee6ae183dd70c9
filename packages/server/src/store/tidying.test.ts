import { expect, test } from 'vitest';
import { MOMENT_MS, Tidying, WHILE_MS } from './tidying.js';

/** Everything that is done after so long a silence. */
const partsOf = (tidying: Tidying, quietMs: number, now = 0): string[] => {
  const parts: string[] = [];
  for (let part = tidying.part(quietMs, now); part; part = tidying.part(quietMs, now)) parts.push(part);
  return parts;
};

test('while somebody waits nothing is tidied up, unless it is long overdue', () => {
  const tidying = new Tidying();
  for (let i = 0; i < 19; i++) {
    tidying.note(1_000_000);
    expect(tidying.part(0, 0)).toBeUndefined();
  }
  tidying.note(1_000_000);
  expect(partsOf(tidying, 0)).toEqual([expect.stringContaining('VACUUM')]);
});

test('in a moment of silence one table is vacuumed at a time, all of them in turn', () => {
  const tidying = new Tidying();
  tidying.note(499_999);
  expect(tidying.part(MOMENT_MS, 0)).toBeUndefined();
  tidying.note(1);
  const first = partsOf(tidying, MOMENT_MS);
  expect(first).toEqual([expect.stringMatching(/^VACUUM .* heads$/)]);
  const all = new Set(first);
  for (let i = 0; i < 6; i++) {
    tidying.note(500_000);
    for (const part of partsOf(tidying, MOMENT_MS)) all.add(part);
  }
  expect(all.size).toBe(7);
  expect([...all].every(part => /^VACUUM [^;]*$/.test(part))).toBe(true);
});

test('checkpoints wait for a longer silence, and plans are looked at once a day', () => {
  const tidying = new Tidying();
  tidying.note(1_000_000);
  expect(partsOf(tidying, MOMENT_MS)).not.toContain('CHECKPOINT');
  const parts = partsOf(tidying, WHILE_MS);
  expect(parts[0]).toBe('CHECKPOINT');
  expect(parts.slice(1).map(part => part.split(' ').slice(0, 2).join(' '))).toEqual([
    'ANALYZE heads',
    'ANALYZE tables',
    'ANALYZE entries',
  ]);
  expect(partsOf(tidying, WHILE_MS, 86_399_999)).toEqual([]);
  expect(partsOf(tidying, WHILE_MS, 86_400_000)).toHaveLength(3);
});

test('a log that has grown long is cut short in the next moment, and at last although somebody waits', () => {
  const tidying = new Tidying();
  const grow = (): void => {
    tidying.note(10_000_000);
    tidying.part(MOMENT_MS, 0);
  };
  for (let i = 0; i < 2; i++) grow();
  tidying.note(10_000_000);
  expect(tidying.part(MOMENT_MS, 0)).toBe('CHECKPOINT');
  tidying.note(60_000_000);
  expect(tidying.part(0, 0)).toBe('CHECKPOINT');
});
