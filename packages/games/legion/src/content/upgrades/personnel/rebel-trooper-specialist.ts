import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, either, surge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rebel-trooper-specialist',
  name: 'Rebel Trooper Specialist',
  type: 'personnel',
  points: 8,
  only: { unit: ['rebel-troopers'] },
  mini: true,
  addsSlots: ['gear'],
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [{ at: 'action', turns: 'exhaust', do: [either([dodge()], [surge()])] }],
};
