import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'nose-mounted-flamethrower',
  name: 'Nose-Mounted Flamethrower',
  type: 'hardpoint',
  points: 15,
  only: { unit: ['dsd1-dwarf-spider-droid'] },
  weapons: [
    {
      name: 'Nose-Mounted Flamethrower',
      range: [1, 1],
      dice: { red: 1, white: 1 },
      keywords: { blast: true, fixed: { of: ['front'] }, spray: true },
      by: 'each',
    },
  ],
};
