import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'linked-targeting-array',
  name: 'Linked Targeting Array',
  type: 'comms',
  points: 5,
  only: { any: [{ type: ['groundVehicle'] }, { type: ['repulsorVehicle'] }, { type: ['emplacement'] }] },
  keywords: { target: 1 },
};
