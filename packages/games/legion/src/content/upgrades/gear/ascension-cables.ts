import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'ascension-cables',
  name: 'Ascension Cables',
  type: 'gear',
  points: 4,
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

// gear and grenades
export const text: CardText = {
  effects: [{ at: 'action', turns: 'exhaust', do: [give({ scale: true }, 'activation')] }],
};
