import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Case } from '../vectors/legion-attack.js';
import { randomAttack } from '../vectors/legion-random-attacks.js';
import { check, isFormulaKnown, ofFormula } from './legion-odds.js';

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

describe('the formula says what playing every path says', () => {
  const attacks = Array.from({ length: 60 }, (_, n) => randomAttack(n + 1));

  test('of wounds, minis lost and suppression, with dice, tokens and keywords at random', () => {
    expect(attacks.flatMap(c => [...ofFormula(c)].map(line => `${c.id}: ${line}`))).toEqual([]);
  });

  test('it knows many attacks, and leaves to the procedure what keywords do at their moments', () => {
    const known = attacks.filter(isFormulaKnown);
    expect(known.length).toBeGreaterThan(15);
    expect(known.length).toBeLessThan(45);
  });
});
