import { coverOfUnit, type Field, sightOfUnit, survey } from '@potyczka/geometry/plane';
import { randomField } from '../gallery/plane-scene.js';
import type { Bench } from './figure.js';
import { mean, timed } from './timing.js';

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
