import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'nose-mounted-laser-cannon',
  name: 'Nose-Mounted Laser Cannon',
  type: 'hardpoint',
  points: 15,
  only: { unit: ['dsd1-dwarf-spider-droid'] },
  weapons: [
    {
      name: 'Nose-Mounted Laser Cannon',
      range: [1, 3],
      dice: { red: 1, black: 3, white: 1 },
      keywords: { critical: 1, fixed: { of: ['front'] } },
      by: 'each',
    },
  ],
};
