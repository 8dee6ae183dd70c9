import type { Event } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { isQuiet } from './quiet.js';

test('steps go without saying; what comes of them does not', () => {
  const action = (action: string): Event =>
    ({ type: 'action', unit: 'p1-1', action, cost: 1, free: null }) as Event;
  expect([action('attack'), action('move'), action('aim')].map(isQuiet)).toEqual([true, true, false]);
  expect(isQuiet({ type: 'attack-part', part: 'roll' })).toBe(true);
  expect(isQuiet({ type: 'defender', by: 'p1-1', to: 'p2-1', kind: 'ranged' })).toBe(false);
  expect(isQuiet({ type: 'suffers', unit: 'p2-1', wounds: 0 })).toBe(false);
});
