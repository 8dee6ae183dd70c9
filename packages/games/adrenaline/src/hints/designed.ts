import type { Weights } from '@potyczka/kernel/register';
import { weapons } from '../content/weapons/index.js';
import { weaponWorth } from './worth.js';

/**
 * What each thing counts, in points, as a designer guesses; a weapon by its id, what its card promises.
 * `potyczka fit adrenaline` starts from them, and a weapon that no fit has seen yet counts so.
 */
export const DESIGNED: Weights = {
  points: 1,
  'points not paid': -0.25,
  'damage dealt': 0.15,
  'points of others': -0.5,
  'points of the best': -0.3,
  'power-up': 0.59,
  'first cube': 0.47,
  'second cube': 0.34,
  'third cube': 0.17,
  'weapons beyond one': -0.05,
  'weapons beyond two': -0.2,
  'better grab': 0.3,
  'better shot': 0.3,
  'steps to a weapon': -0.25,
  'steps to a target': -0.03,
  'targets in sight': 0.1,
  'in sight of': -0.08,
  ...Object.fromEntries(weapons.map(w => [w.id, weaponWorth(w)])),
};
