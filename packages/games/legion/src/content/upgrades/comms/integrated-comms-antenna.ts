import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'integrated-comms-antenna',
  name: 'Integrated Comms Antenna',
  type: 'comms',
  points: 3,
  only: { type: ['droid'] },
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { standing: [{ is: 'ordered-range', n: 4 }] };
