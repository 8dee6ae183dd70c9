import { expect, test } from 'vitest';
import { readQr } from '../../browser/fixtures/read-qr.js';
import { qrOf } from './qr.js';

/** So many light modules stand around a code. */
const QUIET = 4;

const read = (text: string): string | undefined => {
  const modules = qrOf(text) ?? [];
  return readQr(modules.length + 2 * QUIET, (x, y) => modules[y - QUIET]?.[x - QUIET] ?? false);
};

test('a link of any length is read by a reader that is none of ours, letters of ours too', () => {
  const word = 'k7m2Q_x-3fZ9';
  for (const length of [9, 60, 120, 190, 260, 400, 660]) {
    const link = `http://192.168.1.20:3000/t/${word.repeat(60)}`.slice(0, length);
    expect(read(link), `${length} letters`).toBe(link);
  }
  expect(read('http://stół.local/gra')).toBe('http://stół.local/gra');
});

test('a link is no larger than need be, and what is no link has no code', () => {
  expect(qrOf('http://192.168.1.20:3000/')).toHaveLength(25);
  expect(qrOf(`https://games.example.org/t/${'x'.repeat(71)}`)).toHaveLength(41);
  expect(qrOf('x'.repeat(700))).toBeNull();
});
