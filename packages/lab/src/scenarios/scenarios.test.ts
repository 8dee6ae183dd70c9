import type { Given, Io } from '@potyczka/cli/commands';
import { expect, test } from 'vitest';
import { scenarios } from './index.js';

const ran = async (given: Readonly<Record<string, string>>): Promise<{ code: number; out: string }> => {
  let out = '';
  const io = { out: (text: string) => (out += text), err: (text: string) => (out += text) } as unknown as Io;
  const code = await scenarios.run(
    { text: (name: string) => given[name] } as unknown as Given,
    io,
    {} as Parameters<typeof scenarios.run>[2],
  );
  return { code, out };
};

test('scenarios are played to their ends without a fault', async () => {
  const { code, out } = await ran({ only: '1,26', heroes: '2', seeds: '1' });
  expect([code, out]).toEqual([0, expect.stringMatching(/^2 games, \d won, \d lost, 0 faults\n$/)]);
});

test('what is no number is refused', async () => {
  await expect(ran({ only: 'x' })).rejects.toThrow('numbers, not x');
});
