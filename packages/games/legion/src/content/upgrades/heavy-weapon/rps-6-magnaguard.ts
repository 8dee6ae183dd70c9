import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rps-6-magnaguard',
  name: 'RPS-6 MagnaGuard',
  type: 'heavy-weapon',
  points: 34,
  only: { unit: ['ig-100-magnaguard', 'ig-100-magnaguard-prototype-assassin-droids'] },
  mini: true,
  weapons: [
    {
      name: 'RPS-6 MagnaGuard',
      range: [2, 4],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { critical: 1, impact: 2 },
      by: 'added',
    },
  ],
};
