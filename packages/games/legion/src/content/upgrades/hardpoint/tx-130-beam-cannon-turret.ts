import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'tx-130-beam-cannon-turret',
  name: 'TX-130 Beam Cannon Turret',
  type: 'hardpoint',
  points: 15,
  only: { unit: ['tx-130-saber-class-fighter-tank'] },
  weapons: [
    {
      name: 'TX-130 Beam Cannon Turret',
      range: [1, 4],
      dice: { red: 2 },
      keywords: { beam: 2 },
      by: 'each',
    },
  ],
};
