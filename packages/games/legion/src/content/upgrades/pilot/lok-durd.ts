import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { weapons } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'lok-durd',
  name: 'Lok Durd',
  takes: ['ai'],
  type: 'pilot',
  points: 9,
  unique: true,
  only: { unit: ['aat-trade-federation-battle-tank'] },
  exhaust: true,
  moments: ['CONT', 'FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [{ at: 'action', turns: 'exhaust', do: [weapons({ suppressive: true }, 'activation')] }],
};
