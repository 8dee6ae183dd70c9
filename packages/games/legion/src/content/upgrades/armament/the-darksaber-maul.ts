import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'the-darksaber-maul',
  name: 'The Darksaber (Maul)',
  type: 'armament',
  points: 10,
  unique: true,
  only: { unit: ['maul-a-rival'] },
  keywords: { cunning: true, sidearm: { of: ['melee', 'ranged'] } },
  weapons: [
    {
      name: 'The Darksaber',
      melee: true,
      dice: { black: 6 },
      keywords: { impact: 2, pierce: 2 },
      by: 'each',
    },
  ],
  moments: ['ATK-4C', 'CONT'],
};

export const text: CardText = {
  effects: [{ at: 'setUp', do: [{ do: 'rank', rank: 'commander' }] }],
  standing: [{ is: 'surge', to: 'crit' }],
};
