import type { Weapon } from '../content/cards.js';

/** What mines and bombs of battle cards attack with. */
export const MINE: Weapon = {
  name: 'Mine',
  special: 'area',
  range: [0, 1],
  dice: { red: 1, black: 1 },
  keywords: { blast: true, impact: 1 },
  surge: 'crit',
};

export const BOMB: Weapon = {
  name: 'Bombing Run Charge',
  special: 'area',
  range: [0, 1],
  dice: { red: 3 },
  keywords: { blast: true, suppressive: true },
  surge: 'crit',
};
