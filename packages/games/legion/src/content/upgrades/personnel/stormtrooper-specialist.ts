import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, either, surge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'stormtrooper-specialist',
  name: 'Stormtrooper Specialist',
  type: 'personnel',
  points: 9,
  only: { unit: ['stormtroopers', 'stormtroopers-heavy-response-unit'] },
  mini: true,
  addsSlots: ['gear'],
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [{ at: 'action', turns: 'exhaust', do: [either([aim()], [surge()])] }],
};
