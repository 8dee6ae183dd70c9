import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'nanny-programming',
  name: '"Nanny" Programming',
  type: 'programming',
  points: 0,
  unique: true,
  only: { unit: ['ig-11-nurse-and-protect'] },
  keywords: { ai: { of: ['dodge', 'move'] } },
  moments: ['ARMY-BUILD'],
};

export const text: CardText = { mark: 'army' };
