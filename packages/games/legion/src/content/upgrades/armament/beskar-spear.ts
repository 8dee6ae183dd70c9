import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'beskar-spear',
  name: 'Beskar Spear',
  type: 'armament',
  points: 15,
  unique: true,
  only: { unit: ['din-djarin-the-mandalorian'] },
  keywords: { duelist: true },
  weapons: [{ name: 'Beskar Spear', melee: true, dice: { red: 2, black: 1 }, by: 'each' }],
};
