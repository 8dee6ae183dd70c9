import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'inspiring-presence',
  name: 'Inspiring Presence',
  type: 'command',
  points: 5,
  moments: ['PANIC-CHECK'],
};

export const text: CardText = { standing: [{ is: 'panic-range', n: 4 }] };
