import { describe, expect, test } from 'vitest';
import { fakeTerminal } from '../fixtures/terminal.js';
import { duration, progress } from './progress.js';

describe('the bar', () => {
  const onTerminal = () => {
    const io = fakeTerminal();
    return { ...io, isTerminal: { ...io.isTerminal, err: true } };
  };

  test('says how far it is and how long it may take, and goes away', () => {
    const io = onTerminal();
    let now = 0;
    const bar = progress(io, 'games', 10, () => now);
    now = 2000;
    bar.step(4);
    expect(io.printed.err).toContain('games ████████████░░░░░░░░░░░░░░░░░░ 4/10 3 s left');
    bar.end();
    expect(io.printed.err.endsWith('\r\x1b[K')).toBe(true);
    expect(io.printed.out).toBe('');
  });

  test('is not drawn more often than one can see', () => {
    const io = onTerminal();
    let now = 1000;
    const bar = progress(io, 'games', 100, () => now);
    for (let n = 0; n < 50; n++, now += 10) bar.step(1);
    expect(io.printed.err.split('\r').length - 1).toBe(5);
  });

  test('is silent where nobody looks', () => {
    const io = fakeTerminal();
    const bar = progress(io, 'games', 10);
    bar.step(5);
    bar.end();
    expect(io.printed.err).toBe('');
  });
});

test('durations as people say them', () => {
  expect([0, 8400, 119_000, 180_000, 7_500_000].map(duration)).toEqual([
    '0 s',
    '8 s',
    '119 s',
    '3 min',
    '2 h 5 min',
  ]);
});
