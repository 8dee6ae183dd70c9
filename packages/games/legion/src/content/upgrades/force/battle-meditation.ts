import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'battle-meditation',
  name: 'Battle Meditation',
  type: 'force',
  points: 5,
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { odd: true };
