import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'improvised-orders',
  name: 'Improvised Orders',
  type: 'command',
  points: 5,
  exhaust: true,
  moments: ['TOKEN-DRAW'],
};

export const text: CardText = { odd: true };
