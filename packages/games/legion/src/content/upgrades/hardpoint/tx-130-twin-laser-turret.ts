import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'tx-130-twin-laser-turret',
  name: 'TX-130 Twin Laser Turret',
  type: 'hardpoint',
  points: 14,
  only: { unit: ['tx-130-saber-class-fighter-tank'] },
  weapons: [
    {
      name: 'TX-130 Twin Laser Turret',
      range: [1, 3],
      dice: { black: 3 },
      keywords: { critical: 1 },
      by: 'each',
    },
  ],
};
