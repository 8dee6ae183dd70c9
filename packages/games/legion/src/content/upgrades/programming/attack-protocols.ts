import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'attack-protocols',
  name: 'Attack Protocols',
  type: 'programming',
  points: 3,
  only: { type: ['groundVehicle'] },
  keywords: { ai: { of: ['aim'] }, precise: 2 },
};
