import { expect, test } from 'vitest';
import { tell } from './index.js';

test('dice are told by the faces that there are, counted as each language counts', () => {
  const faces = { hit: 2, crit: 0, surge: 1, blank: 5 };
  const rolled = { type: 'rolled', by: 'p1-2-rebel-troopers', colour: 'white', faces } as const;
  expect(tell('en', rolled)).toBe('Rebel Troopers 2 rolls white dice: 2 hits, 1 surge, 5 blanks.');
  expect(tell('pl', rolled).replaceAll('\u00a0', ' ')).toBe(
    'Oddział Rebel Troopers 2 rzuca białymi kośćmi: 2 trafienia, 1 wzmocnienie, 5 pustych wyników.',
  );
  expect(tell('en', { type: 'pool-rolled', hits: 0, crits: 0, blanks: 3 })).toBe('The attack: nothing.');
  expect(tell('en', { type: 'cancelled', hits: 2, crits: 1, by: 'cover' })).toBe(
    '1 critical, 2 hits cancelled by cover.',
  );
});

test('tokens and effects have names in the log', () => {
  const token = { id: 't', x: 0, y: 0, z: 0, by: null, seat: null, on: null, wounds: 0, what: '' };
  const placed = (kind: 'cart' | 'condition') =>
    ({ type: 'token-placed', who: 'p1', token: { ...token, kind } }) as const;
  expect(tell('en', placed('cart'))).toBe('A bomb cart takes its place.');
  expect(tell('pl', placed('condition'))).toContain('Żeton warunków');
  const as = { until: 'game', n: 1, unit: null } as const;
  const mark = (name: string) => ({ type: 'mark', unit: 'p1-1-at-rt-rebels', mark: name, as }) as const;
  expect(tell('en', mark('reserve'))).toBe('AT-RT 1 waits in reserve.');
  expect(tell('en', mark('anchor'))).toBe('An effect is now in force for AT-RT 1.');
});
