import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from './legion-range-sight-cover.js';

const file = new URL('./fixtures/legion-range-sight-cover.json', import.meta.url);
const vectors: readonly Record<string, unknown>[] = JSON.parse(readFileSync(file, 'utf8'));

/** The same vector with one answer changed. */
const wrong = (
  id: number,
  change: (expected: Record<string, unknown>) => Record<string, unknown>,
): Record<string, unknown> => {
  const vector = vectors.find(v => v.id === id)!;
  const expected = vector.expected as Record<string, unknown>;
  return { ...vector, expected: { ...expected, ...change(expected) } };
};

describe('legion-range-sight-cover', () => {
  test.each(vectors.map(v => [v.id, v] as const))('position %i agrees', (_, vector) => {
    expect(check(vector)).toBeUndefined();
  });

  test('a disagreement is one line that names the vector, what differs and the position', () => {
    const line = check(wrong(57, () => ({ cover: 'none' })));
    expect(line).toMatch(/^57: cover: ours "heavy", expected "none" \| A trooper .* \/ t1 scatter heavy/);
    expect(line).not.toContain('\n');
    expect(check(wrong(121, () => ({ arcs: [] })))).toMatch(/^121: arcs: ours /);
    expect(check(wrong(1, () => ({ unheardOf: 1 })))).toMatch(/^1: unheardOf: ours nothing, expected 1/);
  });

  test('parts of one piece are names of the same thing', () => {
    const vector = wrong(49, () => ({ leaderTouches: ['roof'] }));
    const terrain = vector.terrain as readonly Record<string, unknown>[];
    const whole = terrain.map(t => ({ ...t, partOf: 'house' }));
    const roof = { ...whole[0], id: 'roof', top: 1, blocksSight: false, cover: 'none' };
    expect(check(vector)).toMatch(/^49: leaderTouches: ours \["t1"\], expected \["roof"\]/);
    expect(check({ ...vector, terrain: [...whole, roof] })).toBeUndefined();
  });

  test('a malformed vector gives one clear line', () => {
    const [first] = vectors;
    expect(check(null)).toBe('malformed vector: vector: expected an object, found null');
    expect(check({ ...first, attacker: 'Z' })).toBe(
      'malformed vector: vector.attacker: expected the id of a unit, found "Z"',
    );
    expect(check({ ...first, units: [{ id: 'A' }] })).toMatch(
      /^malformed vector: vector\.units\[0\]\.minis: expected a list/,
    );
    expect(check({ ...first, size: ['wide', 2] })).toMatch(
      /^malformed vector: vector\.size\[0\]: expected a number/,
    );
  });
});
