import { runCommand } from '@potyczka/cli/commands';
import { fakeTerminal } from '@potyczka/cli/fixtures';
import { quickDice } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { fit, moduleOf } from './index.js';
import { fitRidge, type Row } from './ridge.js';

const dice = quickDice(4);
const any = (): number => dice.below(2001) / 1000 - 1;

/** Rows of a world in which `y` is a known sum and some noise. */
const rowsWith = (n: number, truth: readonly number[], noise: number): Row[] =>
  Array.from({ length: n }, () => {
    const x = truth.map(any);
    return { x, y: 5 + x.reduce((sum, a, i) => sum + a * (truth[i] ?? 0), 0) + noise * any(), weight: 1 };
  });

const weightsOf = (rows: readonly Row[], given: readonly number[], doubt = 10): number[] =>
  fitRidge(rows, given, doubt).weights.map(({ weight }) => weight);

describe('fitted weights', () => {
  const truth = [2, -1, 0.5];

  test('are the true ones where the rows say enough, whatever was given and whatever is usual', () => {
    for (const given of [
      [0, 0, 0],
      [-3, 3, 1],
    ])
      for (const [i, w] of weightsOf(rowsWith(2000, truth, 0.5), given).entries())
        expect(Math.abs(w - (truth[i] ?? 0))).toBeLessThan(0.05);
  });

  test('stay as given where nothing is seen, and near it where little is', () => {
    const rows = rowsWith(4, truth, 8).map(row => ({ ...row, x: [row.x[0] ?? 0, row.x[1] ?? 0, 7] }));
    const [a = 0, b = 0, c] = weightsOf(rows, [2, -1, 0.3], 0.1);
    expect(c).toBeCloseTo(0.3, 6);
    expect(Math.abs(a - 2) + Math.abs(b + 1)).toBeLessThan(0.3);
  });

  test('have errors that shrink with more rows and hold the true weight', () => {
    const few = fitRidge(rowsWith(50, truth, 3), [0, 0, 0], 10).weights;
    const many = fitRidge(rowsWith(5000, truth, 3), [0, 0, 0], 10).weights;
    for (const [i, { weight, error }] of many.entries()) {
      expect(error).toBeLessThan((few[i]?.error ?? 0) / 5);
      expect(Math.abs(weight - (truth[i] ?? 0))).toBeLessThan(2 * error);
    }
  });

  test('explain more than the given ones', () => {
    const { explains, explained } = fitRidge(rowsWith(500, truth, 0.5), [1, 0, 0], 10);
    expect(explains).toBeGreaterThan(0.9);
    expect(explained).toBeLessThan(explains);
  });

  test('are kept with the command that made them', () => {
    const text = moduleOf(
      'potyczka fit some-game',
      ['points', 'in sight of'],
      [
        { given: 1, weight: 0.987, error: 0.1 },
        { given: 0, weight: -0.5, error: 0.1 },
      ],
    );
    expect(text).toContain('`potyczka fit some-game`');
    expect(text).toContain("  points: 0.99,\n  'in sight of': -0.5,\n");
  });
});

describe('the command', () => {
  const told = async (args: string): Promise<string> => {
    const io = fakeTerminal();
    await runCommand(fit, args.split(' '), io);
    return io.printed.out;
  };
  const ARGS = 'adrenaline --games 2 --seats random,random,random --option skulls=5 --seed 3';

  test('tells each weight as given and as fitted, the same for the same seed', async () => {
    const out = await told(ARGS);
    expect(out).toMatch(/^adrenaline: 2 games, \d+ turns, seed 3\n/);
    expect(out).toMatch(/^points +1\.00 +-?\d\.\d\d +\d\.\d\d/m);
    expect(await told(ARGS)).toBe(out);
  });

  test('refuses a game that names no features', async () => {
    await expect(told('gloomhaven-campaign --games 1 --seats random')).rejects.toThrow('names no features');
  });
});
