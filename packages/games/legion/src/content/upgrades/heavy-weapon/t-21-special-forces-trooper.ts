import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 't-21-special-forces-trooper',
  name: 'T-21 Special Forces Trooper',
  type: 'heavy-weapon',
  points: 27,
  only: { unit: ['imperial-special-forces'] },
  mini: true,
  weapons: [
    {
      name: 'T-21 Special Forces Trooper',
      range: [1, 3],
      dice: { white: 4 },
      keywords: { critical: 2 },
      by: 'added',
    },
  ],
};
