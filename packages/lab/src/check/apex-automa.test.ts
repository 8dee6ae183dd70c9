import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from './apex-automa.js';

type Vector = Record<string, unknown> & { id: number };

const vectors = JSON.parse(
  readFileSync(new URL('./fixtures/apex-automa.json', import.meta.url), 'utf8'),
) as Vector[];

/** What a vector asks, and the rules that its answers prove. */
const PROVES: Readonly<Record<string, string>> = {
  orients: 'AUT-DEC-03 AUT-DEC-04 AUT-DEC-05 AUT-DEC-06 AUT-EX-19',
  priorities:
    'AUT-PRIO-02 AUT-PRIO-03 AUT-PRIO-04 AUT-PRIO-05 AUT-PRIO-06 AUT-PRIO-07 AUT-PRIO-10 AUT-PRIO-11 AUT-EX-20 AUT-EX-21',
  bands: 'AUT-SCHEME-03',
  danger: 'AUT-DANGER-01 AUT-GAP-18',
  steps: 'AUT-MOVE-02 AUT-MOVE-03 AUT-MOVE-11 AUT-MOVE-12 AUT-MOVE-13 AUT-MOVE-14',
  moves:
    'AUT-MOVE-01 AUT-MOVE-04 AUT-MOVE-05 AUT-MOVE-06 AUT-MOVE-07 AUT-MOVE-08 AUT-MOVE-10 AUT-MOVE-15 AUT-MOVE-16 AUT-MOVE-17 AUT-MOVE-18 AUT-MOVE-19 AUT-MOVE-20 AUT-MOVE-22 AUT-MOVE-23 AUT-MOVE-24 AUT-DEC-02 AUT-EX-11 AUT-EX-12 AUT-EX-24 AUT-EX-26 AUT-EX-27 AUT-EX-28',
  escapes:
    'AUT-DANGER-02 AUT-DANGER-03 AUT-DANGER-04 AUT-DANGER-05 AUT-DANGER-06 AUT-DANGER-08 AUT-EX-08 AUT-EX-34',
  repositions:
    'AUT-TACT-03 AUT-TACT-04 AUT-TACT-05 AUT-TACT-06 AUT-TACT-07 AUT-TACT-08 AUT-EX-16 AUT-EX-17 AUT-EX-18 AUT-EX-31 AUT-EX-32',
  zips: 'AUT-ZIP-01 AUT-ZIP-02 AUT-ZIP-03 AUT-ZIP-04 AUT-ZIP-05 AUT-ZIP-07',
  shots: 'AUT-SHOOT-03 AUT-SHOOT-05 AUT-SHOOT-06 AUT-SHOOT-07 AUT-SHOOT-10 AUT-WSET-02 AUT-EX-29',
  respawns: 'AUT-RESPAWN-03 AUT-RESPAWN-04 AUT-RESPAWN-05',
  drops: 'AUT-DROP-08 AUT-DROP-10 AUT-DROP-11 AUT-DROP-12 AUT-DROP-13 AUT-DROP-14 AUT-EX-01',
  activations:
    'AUT-ACT-01 AUT-PRIO-01 AUT-PRIO-12 AUT-SCHEME-01 AUT-SCHEME-02 AUT-SCHEME-05 AUT-DANGER-07 AUT-OPT-01 AUT-OPT-03 AUT-OPT-06 AUT-OPT-08 AUT-BIN-01 AUT-SHOOT-01 AUT-SHOOT-02 AUT-SHOOT-11 AUT-TACT-01 AUT-CHARGE-02 AUT-EX-09 AUT-EX-10 AUT-EX-22 AUT-EX-23 AUT-EX-25',
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
