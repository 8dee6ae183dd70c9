import { quickDice, type Seat } from '@potyczka/kernel';
import { ticTacToe } from '@potyczka/kernel/fixtures';
import { beginning, chanceFrom, Run, seedOf, World } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { decidingIn, type Hints, type JudgedEntry, judged, judgedMatch, NotOver, sightOf } from '../index.js';
import { leadOf, shareOf } from './shares.js';

type State = ReturnType<typeof ticTacToe.initial>;
type Result = { readonly winner: Seat | null };

const hints: Hints<State, Result> = {
  value: () => 0,
  result: (r, seat) => (r.winner === null ? 0.5 : r.winner === seat ? 1 : 0),
  isRest: () => true,
};
const SEATS: readonly Seat[] = ['p1', 'p2'];
const EFFORT = { thought: 200, tries: 24, others: 1 };

/** Both have two in a row, and the first is to move. */
const nearlyWon = () => {
  const world = new World(ticTacToe, {}, beginning(ticTacToe, {}), chanceFrom(quickDice(1)));
  for (const [seat, a] of [
    ['p1', '0'],
    ['p2', '3'],
    ['p1', '1'],
    ['p2', '4'],
  ] as const)
    world.give(seat, a);
  return world;
};
const judgedAt = (played: string) =>
  judged(sightOf(nearlyWon(), 'p1') as never, hints as never, played, {
    seats: SEATS,
    dice: quickDice(5),
    effort: EFFORT,
  });

describe('a decision', () => {
  test('that wins is as the strong player would decide; what lets the victory go is a mistake for sure', () => {
    expect(judgedAt('2')).toMatchObject({ verdict: 'same', shares: [1, 0], tries: 24 });
    const missed = judgedAt('8');
    expect(missed?.considered[0]).toMatchObject({
      answer: '2',
      isStrong: true,
      isPlayed: false,
      share: { mean: 1 },
    });
    expect(missed?.considered.filter(c => c.isPlayed)).toMatchObject([{ answer: '8' }]);
    expect(missed?.verdict).toBe('blunder');
    expect(missed?.lead.low).toBeGreaterThan(0);
  });

  test('is judged the same whenever it is, and sooner ended if that is enough', () => {
    expect(judgedAt('8')).toEqual(judgedAt('8'));
    const quick = judged(sightOf(nearlyWon(), 'p1') as never, hints as never, '8', {
      seats: SEATS,
      dice: quickDice(5),
      effort: { ...EFFORT, isEnough: tries => tries === 3 },
    });
    expect(quick?.tries).toBe(3);
    // Three worlds are too few to be sure of anything.
    expect(quick?.lead.low).toBeLessThan(quick?.lead.mean ?? 0);
  });
});

describe('a match', () => {
  const played = (answers: readonly string[]) => {
    const run = new Run(ticTacToe, {}, { seed: seedOf(1) });
    for (const a of answers) run.answer(run.now.ask?.seat as Seat, run.q, a);
    return run.record(true);
  };
  const all = (record: ReturnType<typeof played>, more: { readonly seats?: readonly Seat[] } = {}) => [
    ...judgedMatch(ticTacToe, hints as never, record, { ...more, effortFor: () => EFFORT }),
  ];

  test('is judged decision by decision, those of one seat alone if they are wanted, with how far it is', () => {
    const record = played(['0', '3', '1', '4', '8', '6', '2']);
    const steps = all(record, { seats: ['p1'] });
    expect(steps.map(s => [s.done, s.of])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
    // Where time is short decisions are left out; how far it is is told all the same.
    const few = [
      ...judgedMatch(ticTacToe, hints as never, record, { effortFor: () => EFFORT, isLeftOut: n => n > 2 }),
    ];
    expect([few.length, few.flatMap(s => s.found ?? []).length]).toEqual([7, 2]);
    const found = steps.flatMap(s => s.found ?? []);
    expect(found.every(({ seat }) => seat === 'p1')).toBe(true);
    expect(found.find(({ n }) => n === 5)?.verdict).toBe('blunder');
    expect(decidingIn(found)[0]?.n).toBe(5);
  });

  test('that is not over is judged for nobody, and one that does not hold is refused', () => {
    expect(() => all(played(['0', '3', '1']))).toThrow(NotOver);
    expect(() => all({ ...played(['0', '3', '1', '4', '2']), hash: '0'.repeat(64) })).toThrow('final state');
  });

  test('was decided by three moments at most, and by none that it is too close to call', () => {
    const entry = (n: number, verdict: JudgedEntry['verdict'], low: number) =>
      ({ n, verdict, lead: { mean: low + 0.1, low, high: 1 } }) as JudgedEntry;
    const found = [
      entry(1, 'close', 0.9),
      entry(2, 'worse', 0.1),
      entry(3, 'blunder', 0.3),
      entry(4, 'worse', 0.2),
      entry(5, 'worse', 0.05),
    ];
    expect(decidingIn(found).map(({ n }) => n)).toEqual([3, 4, 2]);
    expect(decidingIn(found.slice(0, 1))).toEqual([]);
  });
});

test('an interval is wide for few tries, and never sure of what was seen once', () => {
  expect(shareOf([])).toEqual({ mean: 0.5, low: 0, high: 1 });
  expect(shareOf([1, 1]).low).toBeLessThan(0.4);
  expect(shareOf(Array(40).fill(1)).low).toBeGreaterThan(0.9);
  expect(leadOf([1], [0]).low).toBeLessThan(0);
  expect(leadOf(Array(20).fill(1), Array(20).fill(0)).low).toBeGreaterThan(0.5);
  expect(leadOf([1, 0, 1, 0], [0, 1, 0, 1])).toMatchObject({ mean: 0 });
});
