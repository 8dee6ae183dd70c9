import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dt-57-annihilator',
  name: 'DT-57 "Annihilator"',
  type: 'armament',
  points: 0,
  unique: true,
  only: { unit: ['general-grievous-sinister-cyborg'] },
  weapons: [
    {
      name: 'DT-57 "Annihilator"',
      melee: true,
      range: [1, 2],
      dice: { black: 2, white: 2 },
      keywords: { critical: 1, pierce: 1, versatile: true },
      by: 'each',
    },
  ],
};
