import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'nose-mounted-ion-blaster',
  name: 'Nose-Mounted Ion Blaster',
  type: 'hardpoint',
  points: 25,
  only: { unit: ['dsd1-dwarf-spider-droid'] },
  keywords: { cycle: true },
  weapons: [
    {
      name: 'Nose-Mounted Ion Blaster',
      range: [2, 4],
      dice: { black: 3, white: 3 },
      keywords: { fixed: { of: ['front'] }, ion: 1, impact: 2 },
      by: 'each',
    },
  ],
};
