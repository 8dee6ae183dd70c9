import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'e-60r-b1-trooper',
  name: 'E-60R B1 Trooper',
  type: 'heavy-weapon',
  points: 18,
  only: { unit: ['b1-battle-droids'] },
  mini: true,
  weapons: [
    {
      name: 'E-60R B1 Trooper',
      range: [2, 4],
      dice: { red: 1, black: 2 },
      keywords: { impact: 2 },
      by: 'added',
    },
  ],
  exhaust: true,
};
