import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'mertalizer',
  name: 'Mertalizer',
  type: 'heavy-weapon',
  points: 36,
  only: { unit: ['imperial-dark-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'Mertalizer',
      melee: true,
      dice: { red: 2, black: 1 },
      keywords: { suppressive: true },
      by: 'added',
    },
  ],
};
