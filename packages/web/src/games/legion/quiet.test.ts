import type { Event } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { isQuiet } from './quiet.js';

test('steps go without saying; what comes of them does not', () => {
  const action = (action: string): Event =>
    ({ type: 'action', unit: 'p1-1', action, cost: 1, free: null }) as Event;
  expect(['attack', 'move', 'aim', 'recover'].map(x => isQuiet(action(x)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isQuiet({ type: 'attack-part', part: 'roll' })).toBe(true);
  expect(isQuiet({ type: 'defender', by: 'p1-1', to: 'p2-1', kind: 'ranged' })).toBe(false);
  const mark = (mark: string): Event =>
    ({ type: 'mark', unit: 'p1-1', mark, as: { until: 'round', n: 0, unit: null } }) as Event;
  expect(['scouted', 'full-move', 'moved-this-round'].map(m => isQuiet(mark(m)))).toEqual([true, true, true]);
  expect(['given:nimble', 'used:command:push', 'wheel'].map(m => isQuiet(mark(m)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isQuiet({ type: 'suffers', unit: 'p2-1', wounds: 0 })).toBe(false);
});

test('wounds are told once: of a squad who falls, of a hero what it has borne', () => {
  const wounded = (unit: string, mini: number, was: number, most: number): Event => ({
    type: 'wounded',
    unit,
    mini: `${unit}.${mini}`,
    n: 1,
    was,
    most,
  });
  const [leia, squad] = ['p1-1-leia-organa-fearless-and-inventive', 'p1-2-rebel-troopers'];
  expect([wounded(leia, 0, 0, 6), wounded(leia, 0, 5, 6), wounded(squad, 3, 0, 1)].map(isQuiet)).toEqual([
    false,
    false,
    true,
  ]);
  expect(isQuiet({ type: 'suffers', unit: leia, wounds: 2 })).toBe(true);
  expect(isQuiet({ type: 'suffers', unit: squad, wounds: 2 })).toBe(false);
});
