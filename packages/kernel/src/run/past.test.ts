import { expect, test } from 'vitest';
import { ambush } from '../fixtures/index.js';
import type { Answer, Seat } from '../index.js';
import { quickDice, Run, seedOf } from './index.js';

const WATCHERS = ['p1', 'p2', 'spectator'] as const;

test('what everybody was shown after each entry can be shown again, chance and simultaneous answers included', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const run = new Run(ambush, { players: 3 }, { seed: seedOf(seed) });
    const dice = quickDice(seed);
    const seen = [WATCHERS.map(who => run.view(who))];
    while (run.result === undefined) {
      const { seat } = run.now.asks[0] as { seat: Seat };
      const legal = run.now.legal(seat);
      expect(run.answer(seat, run.q, legal[dice.below(legal.length)] as Answer).ok).toBe(true);
      seen.push(WATCHERS.map(who => run.view(who)));
    }
    const before = run.hash;
    expect(seen.map((_, n) => WATCHERS.map(who => run.viewAfter(n, who)))).toEqual(seen);
    expect(run.hash).toBe(before);
    expect(run.viewAfter(seen.length, 'p1')).toBeUndefined();
  }
});

test('an answer that was retracted is no longer part of the past; what came before still is', () => {
  const run = new Run(ambush, { players: 2 }, { seed: seedOf(1) });
  const start = run.view('p1');
  run.answer('p1', run.q, run.now.legal('p1')[0] as Answer);
  run.retract('p1');
  expect(run.viewAfter(1, 'p1')).toBeUndefined();
  expect(run.viewAfter(0, 'p1')).toEqual(start);
  run.answer('p1', run.q, run.now.legal('p1')[1] as Answer);
  run.answer('p2', run.q, run.now.legal('p2')[0] as Answer);
  expect(run.viewAfter(3, 'p1')).toEqual(start);
  expect(run.viewAfter(4, 'p1')).toEqual(run.view('p1'));
});
