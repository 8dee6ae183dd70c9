import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Case } from '../vectors/legion-attack.js';
import { check } from './legion-odds.js';

const { cases } = JSON.parse(readFileSync(new URL('fixtures/legion-odds.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly (Case & { readonly note: string })[];
};

describe('known odds come out of the attack procedure', () => {
  // The notes are cut short in a title: an id in them would be no id any more.
  test.each(cases)('case $id', vector => {
    expect(check(vector)).toBeUndefined();
  });
});

test('a wrong figure is found', () => {
  const [first] = cases;
  const wrong = { ...first!, result: { ...first!.result, joint: [[0, 0, 0, '1', 1]] } };
  expect(check(wrong)).toMatch(/joint 0 0 0: ours 0.25, expected 1/);
});
