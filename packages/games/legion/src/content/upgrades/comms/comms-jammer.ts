import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'comms-jammer',
  name: 'Comms Jammer',
  type: 'comms',
  points: 5,
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { standing: [{ is: 'jams-orders', who: { side: 'enemy', near: 1 } }] };
