import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { ORDER_ITSELF } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'hq-uplink',
  name: 'HQ Uplink',
  type: 'comms',
  points: 10,
  exhaust: true,
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { effects: [{ ...ORDER_ITSELF, turns: 'exhaust' }] };
