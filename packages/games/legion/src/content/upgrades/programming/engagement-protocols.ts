import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'engagement-protocols',
  name: 'Engagement Protocols',
  type: 'programming',
  points: 5,
  only: { type: ['groundVehicle'] },
  keywords: { ai: { of: ['attack', 'move'] } },
};
