import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from './legion-choices.js';

interface Vector {
  readonly id: number;
  readonly part: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

const file = new URL('./fixtures/legion-choices.json', import.meta.url);
const vectors: readonly Vector[] = JSON.parse(readFileSync(file, 'utf8'));

/** What differs in a part. */
const differing = (part: string): readonly string[] =>
  vectors
    .filter(v => v.part === part)
    .map(v => check(v))
    .filter(line => line !== undefined);

const changed = (id: number, expected: Record<string, unknown>): Vector => {
  const v = vectors.find(x => x.id === id)!;
  return { ...v, expected: { ...v.expected, ...expected } };
};

describe('what is offered is what may be chosen', () => {
  test('LEG-ACTV-10 LEG-ACTV-14 LEG-MELEE-10 in the Perform Actions step', () => {
    expect(differing('actions')).toEqual([]);
  });

  test('LEG-STBY-04 LEG-KWU-RUTHLESS-01 as a free action, and what follows a deed', () => {
    expect(differing('free')).toEqual([]);
  });

  test('LEG-UTYPE-04 LEG-KWU-EXEMPLAR-02 tokens of the own unit and of others', () => {
    expect(differing('tokens')).toEqual([]);
  });

  test('LEG-MERC-11 LEG-KWU-TRANSPORT-17 LEG-KWU-ENTOURAGE-02 whom orders and effects reach', () => {
    expect(differing('orders')).toEqual([]);
  });

  test('LEG-ATK-11 LEG-CARD-16 LEG-KWU-FIRESUPPORT-02 the weapons of a pool, mini by mini', () => {
    expect(differing('pools')).toEqual([]);
  });

  test('LEG-MELEE-06 LEG-MELEE-18 LEG-KWU-IMMMELEE-01 who closes up, and whom nobody may touch', () => {
    expect(differing('melee')).toEqual([]);
  });

  test('LEG-KWU-GUARDIAN-09 LEG-KWW-PIERCE-02 who guards, and what becomes of it', () => {
    expect(differing('guard')).toEqual([]);
  });
});

describe('the check', () => {
  test('finds what is missing, what is too much, and a wrong reason', () => {
    const may = ['aim', 'attack', 'climb', 'dodge', 'end', 'move', 'recover'];
    expect(check(changed(1, { may: [...may, 'jump'] }))).toBe(
      '1 actions: missing jump (not shown); too many standby (nothing forbids)',
    );
    expect(check(changed(1, { actionsLeft: 1 }))).toMatch(/actions left: ours 2, expected 1/);
    expect(check(changed(65, { mayNot: { move: ['LEG-ACTV-10'] } }))).toMatch(
      /move refused by LEG-MELEE-10, expected LEG-ACTV-10/,
    );
    expect(check(changed(149, { outcomes: [] }))).toMatch(/^149 tokens: outcomes: .* too many 3/);
    const minis = { A1: 'stay', A2: 'stay', A3: 'stay', X1: 'stay' };
    expect(check(changed(1089, { minis, inMelee: [] }))).toBe(
      '1089 melee: A: 1 close up, expected 0; who closes up: missing 0 , too many 1 "A"; in melee: missing 0 , too many 1 ["A","X"]',
    );
    expect(check(changed(169, { may: ['A'] }))).toMatch(/^169 orders: may: .* too many 1 "C"/);
  });

  test('says so where it does not know the question', () => {
    expect(check({ id: 5, part: 'dice' })).toBe('5: the part dice is not known here');
  });
});
