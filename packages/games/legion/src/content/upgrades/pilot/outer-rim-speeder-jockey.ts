import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'outer-rim-speeder-jockey',
  name: 'Outer Rim Speeder Jockey',
  type: 'pilot',
  points: 10,
  only: { all: [{ type: ['repulsorVehicle'] }, { faction: ['rebels'] }] },
  keywords: { cover: 1 },
};
