import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'ig-100-magnaguard-upgrade',
  name: 'IG-100 MagnaGuard',
  type: 'heavy-weapon',
  points: 22,
  only: { unit: ['ig-100-magnaguard', 'ig-100-magnaguard-prototype-assassin-droids'] },
  mini: true,
};
