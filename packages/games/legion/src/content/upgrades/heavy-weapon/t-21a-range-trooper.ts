import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 't-21a-range-trooper',
  name: 'T-21A Range Trooper',
  type: 'heavy-weapon',
  points: 28,
  only: { unit: ['range-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'T-21A',
      range: [1, 4],
      dice: { black: 2, white: 2 },
      keywords: { suppressive: true },
      by: 'added',
    },
  ],
};
