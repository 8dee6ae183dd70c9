import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'twin-blaster-cannons',
  name: 'Twin Blaster Cannons',
  type: 'hardpoint',
  points: 25,
  only: { unit: ['infantry-support-platform'] },
  weapons: [
    {
      name: 'Twin Blaster Cannons',
      range: [1, 3],
      dice: { black: 6 },
      keywords: { critical: 2, fixed: { of: ['front'] } },
      by: 'each',
    },
  ],
  moments: ['ACT-START'],
};

export const text: CardText = { mark: 'part' };
