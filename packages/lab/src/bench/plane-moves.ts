import { endPoses, type Field, judgeReach, mm, proposeMoves } from '@potyczka/geometry/plane';
import { randomField } from '../gallery/plane-scene.js';
import type { Bench } from './figure.js';
import { mean, timed } from './timing.js';

const FIELDS = 24;

/** One lone trooper of speed 2 in the middle of 30 pieces. */
const lone = (seed: number, width: number, depth: number): Field =>
  randomField(seed, {
    width,
    depth,
    pieces: 30,
    units: [{ type: 'trooper', minis: 1, at: [width / 2, depth / 2] }],
  });

export const bench: Bench = report => {
  const ends = (field: Field) => endPoses(field, field.units[0]!, 'standard', mm(10));
  const table = Array.from({ length: FIELDS }, (_, n) => lone(n + 1, 1828.8, 914.4));
  const dense = Array.from({ length: FIELDS }, (_, n) => lone(n + 1, 900, 600));
  const aim = { unit: 'ms', aim: '<= 5' };
  report({
    name: 'plane: every legal end on a 1 cm raster, 30 pieces on the table',
    value: mean(timed(table, ends)),
    ...aim,
  });
  const half = timed(dense, ends);
  report({ name: 'plane: the same, 30 pieces on 900 x 600 mm, mean', value: mean(half), ...aim });
  report({ name: 'plane: the same, slowest field', value: Math.max(...half), ...aim });
  const asked = dense.reduce((sum, field) => sum + ends(field).length, 0) / FIELDS;
  report({ name: 'plane: legal ends of these', value: asked, unit: 'ends' });
  const one = timed(dense, field => {
    const unit = field.units[0]!;
    const { at } = unit.minis[0].pose;
    for (let n = 0; n < 20; n++)
      judgeReach(field, unit, 'standard', { x: at.x + mm(5 * n), y: at.y + mm(60) }, 0);
  });
  report({ name: 'plane: one question of reach', value: (mean(one) * 1000) / 20, unit: 'us' });
  const proposals = timed(dense.slice(0, 8), field => proposeMoves(field, field.units[0]!, 'standard'));
  report({ name: 'plane: proposed moves of a lone trooper', value: mean(proposals), unit: 'ms' });
};
