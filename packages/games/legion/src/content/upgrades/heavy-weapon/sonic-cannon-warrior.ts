import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'sonic-cannon-warrior',
  name: 'Sonic Cannon Warrior',
  type: 'heavy-weapon',
  points: 25,
  only: { unit: ['geonosian-warriors-soldiers-of-the-hive'] },
  mini: true,
  weapons: [
    {
      name: 'Sonic Cannon',
      range: [1, 2],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { impact: 1, scatter: true },
      by: 'added',
    },
  ],
};
