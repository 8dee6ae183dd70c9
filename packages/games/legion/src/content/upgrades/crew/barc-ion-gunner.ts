import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'barc-ion-gunner',
  name: 'BARC Ion Gunner',
  type: 'crew',
  points: 24,
  only: { unit: ['barc-speeder'] },
  weapons: [
    {
      name: 'BARC Ion Gunner',
      range: [1, 3],
      dice: { black: 3, white: 1 },
      keywords: { fixed: { of: ['front', 'rear'] }, impact: 1, ion: 1 },
      by: 'each',
    },
  ],
  exhaust: true,
};
