import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dlt-20a-trooper',
  name: 'DLT-20A Trooper',
  type: 'heavy-weapon',
  points: 26,
  only: { unit: ['rebel-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'DLT-20A Trooper',
      range: [1, 4],
      dice: { black: 2, white: 1 },
      keywords: { critical: 1 },
      by: 'added',
    },
  ],
};
