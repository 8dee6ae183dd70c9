import type { Weights } from '@potyczka/kernel/register';

/**
 * What each thing counts, in points, a weapon by its id: a designer's guesses, halfway corrected by a regression over
 * some 250 games of the first bots. `potyczka fit adrenaline` starts from them.
 */
export const DESIGNED: Weights = {
  points: 1,
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
  'rocket-launcher': 2.44,
  railgun: 1.88,
  'machine-gun': 1.88,
  'vortex-cannon': 1.56,
  'lock-rifle': 1.28,
  furnace: 1.24,
  'power-glove': 1.24,
  'grenade-launcher': 1.16,
  'plasma-gun': 1.16,
  shotgun: 1.16,
  thor: 1.16,
  sledgehammer: 1.08,
  'tractor-beam': 1,
  hellion: 0.88,
  flamethrower: 0.84,
  heatseeker: 0.8,
  'zx-2': 0.68,
  cyberblade: 0.52,
  whisper: 0.36,
  shockwave: 0.36,
  electroscythe: 0.04,
};
