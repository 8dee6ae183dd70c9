import { ticTacToe } from '@potyczka/kernel/fixtures';
import { Run, seedOf } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import type { Listed } from '../registry.js';
import { perform } from './work.js';

const listed = {
  game: ticTacToe,
  hints: {
    value: () => 0,
    result: () => 0,
    isRest: () => true,
    features: { of: () => ({}), weights: { corner: 0 } },
    wishes: { corner: { label: { id: 'corner' }, weights: () => ({ corner: 1 }) } },
    intention: (_: unknown, seat: string) => ({ id: 'i-mean', args: { seat } }),
  },
} as unknown as Listed;

test('a bot that thinks beside the server says what it means by its answer, in words of the game', () => {
  const thought = {
    table: 'abcdefgh',
    game: 'tic-tac-toe',
    options: {},
    checkpoint: new Run(ticTacToe, {}, { seed: seedOf(1) }).now.checkpoint(),
    seat: 'p1' as const,
    level: 'greedy' as const,
    dice: 1,
    wishes: [{ by: 'p1' as const, id: 'corner' }],
  };
  const job = { kind: 'think', thought, milliseconds: 20 } as const;
  expect(perform([listed], job)).toMatchObject({ means: { id: 'i-mean', args: { seat: 'p1' } } });
  const { intention: _, ...silent } = listed.hints;
  expect(perform([{ ...listed, hints: silent }], job)).toMatchObject({ means: null });
});
