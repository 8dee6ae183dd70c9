import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'long-range-comlink',
  name: 'Long-Range Comlink',
  type: 'comms',
  points: 5,
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { standing: [{ is: 'ordered-range', n: 99 }] };
