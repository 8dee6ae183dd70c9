import { expect, test } from 'vitest';
import { quietUntil } from './quiet.js';

const at = (text: string): number => Date.parse(text);
const NIGHT = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Warsaw' };

test('quiet hours last over midnight, in the zone of whoever wants them, from the first minute to the last', () => {
  // In January Warsaw is an hour ahead of UTC.
  const morning = at('2026-01-10T06:00:00Z');
  for (const within of ['2026-01-09T21:00:00Z', '2026-01-09T23:30:20Z', '2026-01-10T05:59:59Z'])
    expect(quietUntil(NIGHT, at(within)), within).toBe(morning);
  for (const outside of ['2026-01-09T20:59:59Z', '2026-01-10T06:00:00Z', '2026-01-10T12:00:00Z'])
    expect(quietUntil(NIGHT, at(outside)), outside).toBeUndefined();
  // In July by two.
  expect(quietUntil(NIGHT, at('2026-07-10T04:59:00Z'))).toBe(at('2026-07-10T05:00:00Z'));
});

test('hours within a day, none, and no time at all', () => {
  const noon = { from: 12 * 60, to: 13 * 60, zone: 'UTC' };
  expect(quietUntil(noon, at('2026-01-10T12:30:00Z'))).toBe(at('2026-01-10T13:00:00Z'));
  expect(quietUntil(noon, at('2026-01-10T13:00:00Z'))).toBeUndefined();
  expect(quietUntil({ ...noon, to: noon.from }, at('2026-01-10T12:00:00Z'))).toBeUndefined();
  expect(quietUntil(null, at('2026-01-10T12:00:00Z'))).toBeUndefined();
});
