import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'barc-rps-6-gunner',
  name: 'BARC RPS-6 Gunner',
  type: 'crew',
  points: 21,
  only: { unit: ['barc-speeder'] },
  weapons: [
    {
      name: 'BARC RPS-6 Gunner',
      range: [2, 4],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { impact: 2 },
      by: 'each',
    },
  ],
};
