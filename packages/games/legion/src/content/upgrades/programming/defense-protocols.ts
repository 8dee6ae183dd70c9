import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'defense-protocols',
  name: 'Defense Protocols',
  type: 'programming',
  points: 3,
  only: { type: ['groundVehicle'] },
  keywords: { ai: { of: ['dodge'] }, nimble: true, outmaneuver: true },
};
