import { LANGS } from '@potyczka/words';
import { expect, test } from 'vitest';
import { PLACES } from '../content/index.js';
import { taleText } from './index.js';

test('every scenario has a line before and one after it in both languages, and no two are alike', () => {
  for (const lang of LANGS) {
    const all = PLACES.flatMap(p => [taleText(lang, 'before', p.id), taleText(lang, 'after', p.id)]);
    expect(new Set(all).size).toBe(2 * PLACES.length);
    for (const line of all) {
      expect(line).toMatch(/^[A-ZŚŻĆŁ].*[.]$/);
      expect(line.length, line).toBeLessThanOrEqual(110);
    }
  }
  expect(() => taleText('en', 'after', PLACES.length + 1)).toThrow('no tale');
});
