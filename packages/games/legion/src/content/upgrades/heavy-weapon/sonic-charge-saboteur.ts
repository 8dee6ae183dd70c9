import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'sonic-charge-saboteur',
  name: 'Sonic Charge Saboteur',
  type: 'heavy-weapon',
  points: 26,
  only: {
    any: [
      { unit: ['scout-troopers', 'scout-troopers-imperial-remnant'] },
      { unit: ['scout-troopers-strike-team'] },
    ],
  },
  mini: true,
  keywords: { arm: { x: 1, of: ['sonic-charge'] }, detonate: { x: 1, of: ['sonic-charge'] } },
  weapons: [
    {
      name: 'Sonic Charge',
      special: 'area',
      range: [0, 1],
      dice: { red: 1, black: 1 },
      keywords: { blast: true, suppressive: true },
      surge: 'crit',
      by: 'added',
    },
  ],
};
