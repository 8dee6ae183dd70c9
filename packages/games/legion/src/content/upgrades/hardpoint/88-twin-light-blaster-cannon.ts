import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: '88-twin-light-blaster-cannon',
  name: '88 Twin Light Blaster Cannon',
  type: 'hardpoint',
  points: 10,
  only: { unit: ['at-st'] },
  weapons: [
    {
      name: '88 Twin Light Blaster Cannon',
      range: [1, 3],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { impact: 1, fixed: { of: ['front'] } },
      by: 'each',
    },
  ],
};
