import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'bistan',
  name: 'Bistan',
  type: 'heavy-weapon',
  points: 28,
  unique: true,
  only: { unit: ['rebel-pathfinders'] },
  mini: true,
  wounds: 2,
  weapons: [
    {
      name: 'Bistan',
      range: [1, 4],
      dice: { black: 1, white: 4 },
      keywords: { impact: 1, ion: 1 },
      by: 'added',
    },
  ],
  exhaust: true,
};
