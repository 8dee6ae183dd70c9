import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'bounty-programming',
  name: '"Bounty" Programming',
  type: 'programming',
  points: 5,
  only: { unit: ['ig-11-nurse-and-protect'] },
  keywords: { bounty: true, ai: { of: ['aim', 'attack'] } },
  moments: ['SETUP-AFTER'],
};

export const text: CardText = { mark: 'keyword' };
