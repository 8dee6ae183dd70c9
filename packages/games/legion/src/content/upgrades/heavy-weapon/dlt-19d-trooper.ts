import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dlt-19d-trooper',
  name: 'DLT-19D Trooper',
  type: 'heavy-weapon',
  points: 30,
  only: { unit: ['imperial-death-troopers', 'imperial-death-troopers-imperial-remnant'] },
  mini: true,
  weapons: [
    {
      name: 'DLT-19D Trooper',
      range: [1, 4],
      dice: { red: 2, white: 1 },
      keywords: { impact: 1 },
      by: 'added',
    },
  ],
};
