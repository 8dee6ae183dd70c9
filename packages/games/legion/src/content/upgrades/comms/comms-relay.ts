import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'comms-relay',
  name: 'Comms Relay',
  type: 'comms',
  points: 5,
  only: { not: { type: ['emplacement'] } },
  moments: ['ORDER-WOULD'],
};

export const text: CardText = { odd: true };
