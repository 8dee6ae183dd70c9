import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from './apex-choices.js';

type Vector = Record<string, unknown> & { readonly id: number; readonly part: string };

const vectors = JSON.parse(
  readFileSync(new URL('./fixtures/apex-choices.json', import.meta.url), 'utf8'),
) as Vector[];

/** What a vector asks, and the rules that its complete answer proves. */
const PROVES: Readonly<Record<string, string>> = {
  move: 'APX-MOVE-36 APX-LEGEND-31',
  dash: 'APX-ACT-16',
  melee: 'APX-ACT-07 APX-MELEE-01 APX-LEGEND-38',
  interact: 'APX-ACT-07 APX-INTER-02 APX-OBJ-16',
  use: 'APX-ACT-07 APX-USE-02 APX-LEGEND-09',
  destroy: 'APX-DEST-02 APX-DEST-03 APX-DEST-04',
  shoot: 'APX-SHOOT-03 APX-LEGEND-10',
  first: 'APX-ACT-15 APX-REV-05 APX-OBJ-25',
  orders: 'APX-INTER-01',
  loot: 'APX-LOOT-19 APX-LOOT-21 APX-DROP-08',
  window: 'APX-LOOT-37',
};

describe('apex-choices', () => {
  test.each(Object.entries(PROVES).map(([part, ids]) => [ids, part] as const))(
    '%s: all that may be chosen, and nothing else: %s',
    (_, part) => {
      const asked = vectors.filter(v => v.part === part);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.map(v => check(v)).filter(line => line !== undefined)).toEqual([]);
    },
  );

  const changed = (part: string, change: (expected: Record<string, unknown[]>) => void) => {
    const vector = structuredClone(vectors.find(v => v.part === part)) as Vector;
    change(vector.expected as Record<string, unknown[]>);
    return check(vector);
  };

  test('a choice that is missing and one too many are found and named', () => {
    expect(changed('melee', e => e.then?.pop())).toMatch(/^vector \d+: then is .+ here, nothing there/);
    expect(changed('first', e => e.kinds?.push('dash'))).toMatch(/: kinds is .+ here, "dash" .+ there/);
    expect(changed('loot', e => e.outcomes?.pop())).toContain(': outcomes is ');
    expect(changed('window', e => e.pick?.push([9, 9]))).toContain(': pick is ');
  });

  test('a vector of another form is refused', () => {
    expect(check({ ...vectors[0], part: 'dance' })).toContain('malformed: part is none of');
  });
});
