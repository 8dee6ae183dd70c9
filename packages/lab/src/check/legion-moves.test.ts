import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from './legion-moves.js';

interface Expected {
  readonly legal: boolean;
  readonly forbiddenBy: readonly string[];
  readonly [key: string]: unknown;
}
interface Vector {
  readonly id: number;
  readonly note?: string;
  readonly move: { readonly question?: string; readonly [key: string]: unknown };
  readonly expected: Expected;
}

const file = new URL('./fixtures/legion-moves.json', import.meta.url);
const vectors: readonly Vector[] = JSON.parse(readFileSync(file, 'utf8'));
const given = vectors.filter(v => v.move.question === undefined);

const numbered = (id: number): Vector => vectors.find(v => v.id === id)!;
const answered = (v: Vector, expected: Partial<Expected>) => ({
  ...v,
  expected: { ...v.expected, ...expected },
});
const asked = (v: Vector, move: Record<string, unknown>) => ({ ...v, move: { ...v.move, ...move } });

describe('legion-moves', () => {
  test.each(vectors.map(v => [v.id, v.note ?? 'random', v] as const))('position %i: %s', (_, __, vector) => {
    expect(check(vector)).toBeUndefined();
  });

  test('of a move with everything given we name every reason', () => {
    const illegal = given.filter(v => !v.expected.legal);
    expect(illegal.length).toBeGreaterThan(80);
    for (const v of illegal) {
      const all = v.expected.forbiddenBy.toSorted().join(' ');
      expect(check(answered(v, { forbiddenBy: [] })), `${v.id}`).toContain(
        `forbidden by: ours ${all}, expected none`,
      );
    }
  });

  test('rules that say the same thing may stand for each other, others not', () => {
    expect(check(answered(numbered(25), { forbiddenBy: ['LEG-MOVE-20', 'LEG-MOVE-05'] }))).toBeUndefined();
    expect(check(answered(numbered(25), { forbiddenBy: ['LEG-MOVE-05'] }))).toMatch(
      /^25: forbidden by: ours LEG-MOVE-20, expected LEG-MOVE-05 \| /,
    );
    expect(check(answered(numbered(89), { forbiddenBy: ['LEG-UTYPE-39'] }))).toBeUndefined(); // G-24
  });

  test('legality, slowing, the end, the facing and the displaced are compared', () => {
    expect(check(answered(numbered(1), { legal: false }))).toMatch(
      /^1: legal: ours true, expected false \| \{.*\} \/ A blue trooper speed 3 /,
    );
    expect(check(answered(numbered(25), { slowedBy: [] }))).toMatch(
      /slowed by: ours LEG-MOVE-20, expected none/,
    );
    expect(check(answered(numbered(1), { leaderEnd: [702.0009, 400] }))).toBeUndefined();
    expect(check(answered(numbered(1), { leaderEnd: [702.0012, 400] }))).toMatch(/end x: ours 702/);
    expect(check(answered(numbered(17), { endFacing: 325.01 }))).toMatch(/end facing: ours 325/);
    expect(check(answered(numbered(125), { displaced: ['B4', 'B3', 'B2', 'B1'] }))).toBeUndefined();
    expect(check(answered(numbered(125), { displaced: ['B1'] }))).toMatch(
      /displaced: ours B1 B2 B3 B4, expected B1/,
    );
    expect(check(answered(numbered(141), { legal: false }))).toMatch(/^141: legal/);
  });

  test('a disagreement is one line', () => {
    expect(check(answered(numbered(125), { legal: false }))).not.toContain('\n');
  });

  test('a malformed vector gives one clear line', () => {
    const first = numbered(1);
    expect(check(undefined)).toBe('malformed vector: vector: expected an object, found undefined');
    expect(check({ ...first, move: { ...first.move, unit: 'Z' } })).toBe(
      'malformed vector: vector.move.unit: expected the id of a unit, found "Z"',
    );
    expect(check(asked(first, { tool: 4 }))).toBe(
      'malformed vector: vector.move.tool: expected 1, 2 or 3, found 4',
    );
    expect(check(asked(first, { travel: 'far' }))).toBe(
      'malformed vector: vector.move.travel: expected a number, found "far"',
    );
    expect(check(asked(first, { kind: 'hop' }))).toMatch(
      /expected standard \| climb \| reverse, found "hop"/,
    );
    expect(check(asked(numbered(21), { others: [] }))).toBe(
      'malformed vector: vector.move.others: expected one end pose of A2',
    );
    expect(check(asked(numbered(141), { end: [1, 2] }))).toMatch(/move\.end: expected \[x, y, level\]/);
    expect(check(asked(numbered(141), { question: 'why' }))).toMatch(/move\.question: expected reach/);
  });
});
