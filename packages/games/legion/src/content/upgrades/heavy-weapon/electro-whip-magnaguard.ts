import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'electro-whip-magnaguard',
  name: 'Electro-whip MagnaGuard',
  type: 'heavy-weapon',
  points: 28,
  only: { unit: ['ig-100-magnaguard', 'ig-100-magnaguard-prototype-assassin-droids'] },
  mini: true,
  weapons: [
    {
      name: 'Electro-Whip MagnaGuard',
      melee: true,
      range: [1, 1],
      dice: { red: 2 },
      keywords: { immobilize: 1, versatile: true },
      by: 'added',
    },
  ],
};
