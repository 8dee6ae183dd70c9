import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from './apex-automa.js';

type Vector = Record<string, unknown> & { id: number };

const vectors = JSON.parse(
  readFileSync(new URL('./fixtures/apex-automa.json', import.meta.url), 'utf8'),
) as Vector[];

/** What a vector asks, and the rules of it that no smaller test asks for so many positions; three at most. */
const PROVES: Readonly<Record<string, string>> = {
  orients: 'AUT-DEC-04 AUT-DEC-05 AUT-DEC-06',
  priorities: 'AUT-PRIO-03 AUT-PRIO-10 AUT-PRIO-11',
  bands: 'AUT-SCHEME-03',
  danger: 'AUT-DANGER-01 AUT-GAP-18',
  steps: 'AUT-MOVE-12 AUT-MOVE-13 AUT-MOVE-14',
  moves: 'AUT-MOVE-15 AUT-MOVE-18 AUT-MOVE-20',
  escapes: 'AUT-DANGER-03 AUT-DANGER-06 AUT-EX-34',
  repositions: 'AUT-TACT-04 AUT-TACT-06 AUT-TACT-08',
  zips: 'AUT-ZIP-03 AUT-ZIP-04 AUT-ZIP-05',
  shots: 'AUT-SHOOT-05 AUT-SHOOT-06 AUT-SHOOT-10',
  respawns: 'AUT-RESPAWN-03 AUT-RESPAWN-04 AUT-RESPAWN-05',
  drops: 'AUT-DROP-11 AUT-DROP-12 AUT-DROP-13',
  activations: 'AUT-SCHEME-01 AUT-OPT-06 AUT-SHOOT-02',
};

describe('apex-automa', () => {
  test.each(Object.entries(PROVES).map(([question, ids]) => [ids, question] as const))(
    '%s: %s',
    (_, question) => {
      const asked = vectors.filter(v => v[question] !== undefined);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.map(v => check(v)).filter(line => line !== undefined)).toEqual([]);
    },
  );

  test('a wrong answer is found and named', () => {
    const vector = structuredClone(vectors.find(v => v.orients !== undefined)) as unknown as {
      id: number;
      orients: { rotation: number }[];
    };
    (vector.orients[0] as { rotation: number }).rotation = 3;
    expect(check(vector)).toContain(`vector ${vector.id}: orients[0] is 0 here, 3 there`);
  });
});
