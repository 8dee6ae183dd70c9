import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rps-6-rocket-gunner',
  name: 'RPS-6 Rocket Gunner',
  type: 'crew',
  points: 21,
  only: { unit: ['x-34-landspeeder'] },
  weapons: [
    {
      name: 'RPS-6 Rocket Gunner',
      range: [2, 4],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { impact: 2 },
      by: 'each',
    },
  ],
};
