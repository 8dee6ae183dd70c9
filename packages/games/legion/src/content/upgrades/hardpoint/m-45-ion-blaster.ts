import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'm-45-ion-blaster',
  name: 'M-45 Ion Blaster',
  type: 'hardpoint',
  points: 25,
  only: { unit: ['x-34-landspeeder'] },
  weapons: [
    {
      name: 'M-45 Ion Blaster',
      range: [1, 4],
      dice: { black: 1, white: 4 },
      keywords: { fixed: { of: ['front'] }, impact: 1, ion: 1 },
      by: 'each',
    },
  ],
  exhaust: true,
};
