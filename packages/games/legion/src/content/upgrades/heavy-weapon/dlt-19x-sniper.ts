import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dlt-19x-sniper',
  name: 'DLT-19x Sniper',
  type: 'heavy-weapon',
  points: 28,
  only: {
    any: [
      { unit: ['scout-troopers', 'scout-troopers-imperial-remnant'] },
      { unit: ['scout-troopers-strike-team'] },
    ],
  },
  mini: true,
  weapons: [
    {
      name: 'DLT-19x Sniper',
      range: [1, 5],
      dice: { black: 2 },
      keywords: { 'high-velocity': true, pierce: 1 },
      by: 'added',
    },
  ],
};
