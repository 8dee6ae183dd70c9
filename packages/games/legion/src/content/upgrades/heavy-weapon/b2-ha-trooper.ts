import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'b2-ha-trooper',
  name: 'B2-HA Trooper',
  type: 'heavy-weapon',
  points: 32,
  only: { unit: ['b2-super-battle-droids'] },
  mini: true,
  keywords: { cycle: true },
  weapons: [
    {
      name: 'B2-HA Trooper',
      range: [2, 3],
      dice: { red: 2, white: 1 },
      keywords: { blast: true, impact: 2 },
      by: 'added',
    },
  ],
  exhaust: true,
};
