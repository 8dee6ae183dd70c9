import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'first-sergeant-arbmab',
  name: 'First Sergeant Arbmab',
  type: 'pilot',
  points: 5,
  unique: true,
  only: { type: ['groundVehicle'] },
  keywords: { tactical: 1 },
};
