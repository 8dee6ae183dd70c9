import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'e-5s-b1-trooper',
  name: 'E-5s B1 Trooper',
  type: 'heavy-weapon',
  points: 18,
  only: { unit: ['b1-battle-droids'] },
  mini: true,
  weapons: [
    {
      name: 'E-5s B1 Trooper',
      range: [1, 4],
      dice: { red: 1, white: 1 },
      keywords: { critical: 1 },
      by: 'added',
    },
  ],
};
