import type { Weights } from '@potyczka/kernel/register';

/**
 * What each thing counts, in points. Fitted to games of bots against each other by
 * `potyczka fit adrenaline --games 120 --seats greedy:200,greedy:200,greedy:200,greedy:200 --seed 5`
 */
export const WEIGHTS: Weights = {
  points: 0.8,
  'points of others': -0.65,
  'points of the best': -0.19,
  // By hand: without these two bots that led safely everywhere did not shoot any more, and games had no end.
  'points not paid': -0.25,
  'damage dealt': 0.15,
  'power-up': 0.57,
  'first cube': 0.37,
  'second cube': 0.21,
  'third cube': 0.11,
  'weapons beyond one': -0.02,
  'weapons beyond two': -0.18,
  'better grab': 0.13,
  'better shot': 0.11,
  'steps to a weapon': -0.26,
  // By hand: a fit finds that those who see and are seen lose, and bots that only hide from each other never end a game.
  'steps to a target': -0.1,
  'targets in sight': 0,
  'in sight of': -0.13,
  'rocket-launcher': 2.44,
  railgun: 1.97,
  'machine-gun': 1.88,
  'vortex-cannon': 1.58,
  'lock-rifle': 1.23,
  furnace: 1.22,
  'power-glove': 1.22,
  'grenade-launcher': 1.14,
  'plasma-gun': 1.07,
  shotgun: 1.18,
  thor: 1.15,
  sledgehammer: 1.17,
  'tractor-beam': 1.07,
  hellion: 0.88,
  flamethrower: 0.77,
  heatseeker: 0.8,
  'zx-2': 0.68,
  cyberblade: 0.51,
  whisper: 0.36,
  shockwave: 0.37,
  electroscythe: 0.04,
};
