import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, either, surge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'phase-i-clone-specialist',
  name: 'Phase I Clone Specialist',
  type: 'personnel',
  points: 11,
  only: { unit: ['phase-i-clone-troopers'] },
  mini: true,
  addsSlots: ['gear'],
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [{ at: 'action', turns: 'exhaust', do: [either([aim()], [dodge()], [surge()])] }],
};
