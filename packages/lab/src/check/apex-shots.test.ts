import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from './apex-shots.js';

interface File {
  readonly decks: unknown;
  readonly cases: readonly Readonly<Record<string, unknown>>[];
}

const file = JSON.parse(readFileSync(new URL('./fixtures/apex-shots.json', import.meta.url), 'utf8')) as File;

describe('apex-shots', () => {
  test('APX-SHOOT-06 APX-SHOOT-40 APX-SHOOT-48 every vector agrees', () => {
    expect(file.cases.map(vector => check(vector, file)).filter(line => line !== undefined)).toEqual([]);
  });

  test('a wrong threshold, track or chance is found and named', () => {
    const vector = structuredClone(file.cases.find(c => c.kind === 'shoot')) as {
      id: number;
      result: { threshold: { total: number }; joint: unknown[][] };
    };
    vector.result.threshold.total += 5;
    (vector.result.joint[0] as number[])[0] = 9;
    const line = check(vector, file);
    expect(line).toContain(`${vector.id}: threshold`);
    expect(line).toContain('joint');
  });

  test('a vector of another form is refused', () => {
    expect(() => check({ id: 1, kind: 'dance' }, file)).toThrow('kind is none of');
  });
});
