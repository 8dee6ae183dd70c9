import type { Keyword } from '../../moments.js';
import { ODD_COMMANDS } from './commands.js';
import { HANDS } from './hands.js';
import { LIFTING } from './lifting.js';
import { ORDERS } from './orders.js';
import { PILOTS } from './pilots.js';
import { ROUNDS } from './rounds.js';
import { TRAINING } from './training.js';
import { ODD_UPGRADES } from './upgrades.js';

/** Cards that do not fit the vocabulary: a short procedure each. */
export const ODD: readonly Keyword[] = [
  ...ODD_UPGRADES,
  ...TRAINING,
  ...PILOTS,
  ...ORDERS,
  ...ODD_COMMANDS,
  ...ROUNDS,
  ...LIFTING,
  ...HANDS,
];
