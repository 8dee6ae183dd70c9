import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'sx-21-trooper',
  name: 'SX-21 Trooper',
  type: 'heavy-weapon',
  points: 13,
  only: { unit: ['rebel-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'SX-21 Trooper',
      range: [1, 2],
      dice: { red: 2, white: 2 },
      keywords: { impact: 1 },
      by: 'added',
    },
  ],
};
