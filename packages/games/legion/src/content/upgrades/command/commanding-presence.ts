import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'commanding-presence',
  name: 'Commanding Presence',
  type: 'command',
  points: 5,
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { standing: [{ is: 'order-range', n: 4 }] };
