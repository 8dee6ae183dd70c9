import { expect, test } from 'vitest';
import type { Event } from '../events.js';
import { LANGS, tell } from './index.js';

const shot: Extract<Event, { type: 'aimed' }> = {
  type: 'aimed',
  who: 'BL',
  at: 'GB',
  slot: 0,
  card: '#W-1',
  distance: 3,
  from: { x: 1, y: 1 },
  to: { x: 4, y: 1 },
  by: 'BL-F-8',
  paid: null,
  ap: 0,
  charged: [],
};

test('a shot that a feat gives is told with the feat, in both languages', () => {
  for (const lang of LANGS) {
    const without = tell(lang, { ...shot, by: null });
    expect(without).not.toContain('…');
    expect(tell(lang, shot)).not.toBe('');
  }
});
