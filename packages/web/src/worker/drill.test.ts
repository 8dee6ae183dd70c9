import { ticTacToe } from '@potyczka/kernel/fixtures';
import type { Drill } from '@potyczka/kernel/register';
import type { AnyGame } from '@potyczka/table';
import { expect, test } from 'vitest';
import { drilled } from './drill.js';

const game = ticTacToe as unknown as AnyGame;

/** The learner has two in a row, and so has the other. */
const drill: Drill = {
  options: {},
  state: { cells: ['p1', 'p1', null, 'p2', 'p2', null, null, null, null], turn: 'p1' },
  seat: 'p1',
  script: ['5', '2'],
  others: ['5', '8'],
  judge: told => {
    const cells = told.map(e => (e as { cell: number }).cell);
    if (cells[0] !== undefined && cells[0] !== 5) return { missed: 'open row' };
    return cells.includes(2) ? 'reached' : 'open';
  },
};

test('a drill is played from a position made by hand, with the answers of the others', () => {
  const start = drilled(game, drill, []);
  expect(start).toMatchObject({ seat: 'p1', seats: ['p1', 'p2'], outcome: 'open', suggested: '5', log: [] });
  expect(start.question?.options.filter(o => !o.refusal).map(o => o.key)).toEqual(['2', '5', '6', '7', '8']);
  const next = drilled(game, drill, ['5']);
  // Of the answers written down for them the other gives the next one, or what is harmless if it is not legal.
  expect(next.log.map(t => t.event)).toEqual([
    { type: 'marked', cell: 5, by: 'p1' },
    { type: 'marked', cell: 2, by: 'p2' },
  ]);
  const given = drilled(game, { ...drill, others: ['8'] }, ['5']);
  expect(given.log.map(t => t.event)).toContainEqual({ type: 'marked', cell: 8, by: 'p2' });
  expect(given).toMatchObject({ outcome: 'open', suggested: '2' });
  expect(given.frames.map(f => f.lines)).toEqual([0, 1, 2]);
});

test('it ends with its outcome: nobody is asked any more, and nobody plays on', () => {
  const reached = drilled(game, { ...drill, others: ['8'] }, ['5', '2']);
  expect(reached).toMatchObject({ outcome: 'reached', question: null, suggested: null });
  const missed = drilled(game, drill, ['7']);
  expect(missed).toMatchObject({ outcome: { missed: 'open row' }, question: null, suggested: null });
  expect(missed.log).toHaveLength(1);
});

test('what is not legal is refused by the rules; the position itself never changes', () => {
  expect(() => drilled(game, drill, ['0'])).toThrow('refused');
  expect(() => drilled(game, drill, ['nonsense'])).toThrow('refused');
  drilled(game, drill, ['5']);
  expect((drill.state as { cells: unknown[] }).cells.filter(Boolean)).toHaveLength(4);
});
