import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'twin-missile-pods',
  name: 'Twin Missile Pods',
  type: 'hardpoint',
  points: 25,
  only: { unit: ['infantry-support-platform'] },
  weapons: [
    {
      name: 'Twin Missile Pods',
      range: [2, 4],
      dice: { red: 4 },
      keywords: { fixed: { of: ['front'] }, impact: 2 },
      by: 'each',
    },
  ],
  moments: ['ACT-START'],
};

export const text: CardText = { mark: 'part' };
