import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'hotshot-pilot',
  name: 'Hotshot Pilot',
  type: 'pilot',
  points: 8,
  only: { all: [{ faction: ['rebels'] }, { type: ['repulsorVehicle'] }] },
  keywords: { sharpshooter: 1 },
};
