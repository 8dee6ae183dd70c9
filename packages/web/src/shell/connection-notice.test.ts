import type { Now } from '@potyczka/table';
import { expect, test } from 'vitest';
import { lostText } from './ConnectionNotice.js';

const at = (phase: string, kind: string, result: unknown = null): Now =>
  ({ info: { phase, clock: { kind } }, result }) as unknown as Now;

test('that the game waits is said only where no clock runs', () => {
  expect(lostText(at('playing', 'live'), false)).toBe('lostClock');
  expect(lostText(at('playing', 'slow'), true)).toBe('lostHeldClock');
  expect(lostText(at('playing', 'none'), false)).toBe('lostHere');
  expect(lostText(at('playing', 'none'), true)).toBe('lostHeld');
  for (const idle of [undefined, at('open', 'live'), at('over', 'live', 'won'), at('playing', 'live', 'won')])
    expect(lostText(idle, false)).toBe('lostHere');
});
