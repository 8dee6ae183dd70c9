import { describe, expect, test } from 'vitest';
import { type Scene, scene } from './fixtures/scene.js';
import { hints } from './hints.js';

const worth = (change: (sc: Scene) => void = () => {}, map?: string): number => {
  const sc = scene(map === undefined ? {} : { map });
  change(sc);
  return hints.value(sc.s, 'p1');
};

describe('a position is better', () => {
  test('with a hurt monster, and more so with a dead one', () => {
    const hurt = worth(sc => {
      sc.s.figures['bandit-guard.1'] = { ...sc.s.figures['bandit-guard.1']!, hp: 3 };
    });
    const dead = worth(sc => {
      const { 'bandit-guard.1': _, ...left } = sc.s.figures;
      sc.s.figures = left;
    });
    expect(hurt).toBeGreaterThan(worth());
    expect(dead).toBeGreaterThan(hurt);
  });

  test('with more hit points and with more cards, but a card is worth more than a hit point', () => {
    const hit = worth(sc => {
      sc.s.figures.brute = { ...sc.s.figures.brute!, hp: 9 };
    });
    const card = worth(sc => {
      sc.s.heroes.brute!.hand = sc.s.heroes.brute!.hand.slice(1);
    });
    expect(hit).toBeLessThan(worth());
    expect(card).toBeLessThan(hit);
  });

  test('near an enemy rather than far away', () => {
    expect(worth(() => {}, '\n  . . B g .')).toBeGreaterThan(worth(() => {}, '\n  B . . . g'));
  });
});

test('a won scenario is a victory for everybody, a lost one for nobody', () => {
  expect([
    hints.result({ outcome: 'won', rounds: 3, heroes: [] }),
    hints.result({ outcome: 'lost', rounds: 3, heroes: [] }),
  ]).toEqual([1, 0]);
});

test('a position is at rest between halves and rounds only', () => {
  expect([hints.isRest('GLM-TURN-01'), hints.isRest('GLM-ROUND-02'), hints.isRest('GLM-ATK-01')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a rest waits until the hand is thin', () => {
  const sc = scene();
  const [a, b] = sc.s.heroes.brute!.hand as [string, string];
  const ask = { spec: { rule: 'GLM-ROUND-02' as const } };
  const [pair, rest] = hints.prior(sc.s, ask, [`${a}/${b}`, 'rest']);
  expect(pair).toBeGreaterThan(rest as number);
});

test('damage is taken as long as enough is left', () => {
  const sc = scene();
  const ask = (n: number) => ({
    seat: 'p1' as const,
    spec: { rule: 'GLM-DMG-01' as const, ask: { args: { who: 'brute', n, hp: 10 } } },
  });
  expect(hints.habit(sc.s, ask(3))).toBe('take');
  expect(hints.habit(sc.s, ask(9))).toBe(sc.s.heroes.brute?.hand.at(-1));
});
