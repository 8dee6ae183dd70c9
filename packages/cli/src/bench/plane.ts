import { coverOfUnit, type Field, sightOfUnit, survey } from '@potyczka/geometry/plane';
import { randomField } from '../gallery/plane-scene.js';
import type { Bench } from './figure.js';

const FIELDS = 24;

/** Six minis against seven, 30 pieces on half a table. */
const skirmish = (seed: number): Field =>
  randomField(seed, {
    width: 900,
    depth: 600,
    pieces: 30,
    units: [
      { type: 'trooper', minis: 6, at: [200, 300] },
      { type: 'trooper', minis: 7, at: [650, 320] },
    ],
  });

/** Milliseconds of each run over the fields: the best of several, after warming up. */
const timed = (fields: readonly Field[], run: (field: Field) => unknown): readonly number[] => {
  for (let round = 0; round < 8; round++) for (const field of fields) run(field);
  return fields.map(field => {
    const times = Array.from({ length: 7 }, () => {
      const start = performance.now();
      run(field);
      return performance.now() - start;
    });
    return Math.min(...times);
  });
};

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;

export const bench: Bench = report => {
  const fields = Array.from({ length: FIELDS }, (_, n) => skirmish(n + 1));
  const both = timed(fields, field => {
    const [attacker, defender] = field.units;
    return [sightOfUnit(field, attacker!, defender!), coverOfUnit(field, attacker!, defender!)];
  });
  const shown = { unit: 'ms', aim: '<= 5' };
  report({ name: 'plane: sight and cover, 6 against 7 among 30 pieces, mean', value: mean(both), ...shown });
  report({ name: 'plane: the same, slowest field', value: Math.max(...both), ...shown });
  const sight = timed(fields, field => sightOfUnit(field, field.units[0]!, field.units[1]!));
  report({ name: 'plane: one line of sight of these', value: (mean(sight) * 1000) / 42, unit: 'us' });
  const fresh = timed(fields, field => survey({ ...field, terrain: [...field.terrain] }));
  report({ name: 'plane: bodies and seams of 30 pieces, once a game', value: mean(fresh), unit: 'ms' });
};
