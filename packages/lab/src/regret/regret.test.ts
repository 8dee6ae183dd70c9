import { runCommand } from '@potyczka/cli/commands';
import { fakeTerminal } from '@potyczka/cli/fixtures';
import { quickDice } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { regret } from './index.js';
import { regretOf, type Trials, tamed } from './statistics.js';

const dice = quickDice(3);
/** A candidate that is worth so much, give or take luck. */
const row = (worth: number, luck: number): number[] =>
  Array.from({ length: 200 }, () => worth + luck * (dice.below(2001) / 1000 - 1));
const lossAt = (trials: Trials, tries: number) =>
  regretOf(trials, quickDice(1)).losses.find(each => each.tries === tries);

describe('regret', () => {
  test('is what the answer that looked best is worth less than the best', () => {
    const trials = { promises: [5, 0, 0], worths: [row(1, 0), row(4, 0), row(2, 0)] };
    expect(lossAt(trials, 0)).toEqual({ tries: 0, trusted: 3 });
    expect(lossAt(trials, 1)?.plain).toBe(0);
    // One try against the belief of four: 5 x 4 weighs more than the 3 that it saw.
    expect(lossAt(trials, 1)?.trusted).toBe(3);
    expect(lossAt(trials, 32)?.trusted).toBe(0);
  });

  test('falls with the tries where luck is great, and is none where all are worth the same', () => {
    const trials = { promises: [0, 0, 0], worths: [row(0, 8), row(2, 8), row(1, 8)] };
    const [one, many] = [lossAt(trials, 1)?.plain ?? 0, lossAt(trials, 32)?.plain ?? 0];
    expect(one).toBeGreaterThan(2 * many);
    expect(lossAt({ promises: [1, 2], worths: [row(3, 0), row(3, 0)] }, 4)?.plain).toBe(0);
  });

  test('is judged by tries that the choice has not seen', () => {
    // Pure luck: whoever chooses and judges by the same tries finds no loss where there is one.
    const trials = { promises: [0, 0, 0, 0], worths: [row(0, 9), row(0, 9), row(0, 9), row(0, 9)] };
    expect(lossAt(trials, 32)?.plain).toBeGreaterThan(0);
  });

  test('tells luck, spread and how much the prior knew', () => {
    const { luck, spread, correlation } = regretOf(
      { promises: [1, 2, 3], worths: [row(2, 0), row(4, 0), row(6, 0)] },
      quickDice(1),
    );
    expect([luck, spread, correlation]).toEqual([0, Math.sqrt(8 / 3), expect.closeTo(1, 9)]);
    expect(
      regretOf({ promises: [3, 2, 1], worths: [row(2, 0), row(4, 0), row(6, 0)] }, quickDice(1)).correlation,
    ).toBeCloseTo(-1, 9);
    expect(regretOf({ promises: [1, 1], worths: [row(2, 0), row(4, 0)] }, quickDice(1))).not.toHaveProperty(
      'correlation',
    );
    expect(regretOf({ promises: [0, 0], worths: [row(0, 0), row(9, 6)] }, quickDice(1)).luck).toBeGreaterThan(
      2,
    );
  });
});

test('a game that is over counts as the best or the worst that is not', () => {
  expect(
    tamed(
      [
        [3, 1e6 + 5],
        [-2, 3 - 1e6],
      ],
      1e6,
    ),
  ).toEqual([
    [3, 3],
    [-2, -2],
  ]);
  expect(tamed([[1e6], [-1e6]], 1e6)).toBeUndefined();
});

describe('potyczka regret', () => {
  const given = ['adrenaline', '--positions', '2', '--tries', '4', '--plays', 'random', '--seed', '5'];

  test('finds the same questions by the same seed, and lists them by the rule that asks', async () => {
    const [one, two] = [fakeTerminal(), fakeTerminal()];
    expect(await runCommand(regret, given, one)).toBe(0);
    await runCommand(regret, [...given, '--json'], two);
    const { found } = JSON.parse(two.printed.out) as { found: { rule: string; losses: unknown[] }[] };
    expect(found).toHaveLength(2);
    for (const { rule, losses } of found) {
      expect(one.printed.out).toContain(`| adrenaline | ${rule} |`);
      expect(losses).toHaveLength(7);
    }
  });

  test('refuses what it does not know', async () => {
    const wrong = (...args: string[]) => runCommand(regret, args, fakeTerminal());
    await expect(wrong('adrenaline', '--rule', 'GLM-ROUND-02')).rejects.toThrow('no rule of adrenaline');
    await expect(wrong('chess')).rejects.toThrow('GAME is one of');
    await expect(wrong('adrenaline', '--tries', '1')).rejects.toThrow('tries');
  });
});
