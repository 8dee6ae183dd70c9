import type { Event } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { isQuiet } from './quiet.js';

test('steps go without saying; what comes of them does not', () => {
  const action = (action: string): Event =>
    ({ type: 'action', unit: 'p1-1', action, cost: 1, free: null }) as Event;
  expect([action('attack'), action('move'), action('aim')].map(isQuiet)).toEqual([true, true, false]);
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
