import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'radiation-cannon-b1-trooper',
  name: 'Radiation Cannon B1 Trooper',
  type: 'heavy-weapon',
  points: 16,
  only: { unit: ['b1-battle-droids'] },
  mini: true,
  weapons: [
    {
      name: 'Radiation Cannon B1 Trooper',
      range: [1, 2],
      dice: { red: 2 },
      keywords: { poison: 1 },
      by: 'added',
    },
  ],
};
