import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'offensive-push',
  name: 'Offensive Push',
  type: 'training',
  points: 6,
  exhaust: true,
  moments: ['MOVE-AFTER'],
};

export const text: CardText = {
  effects: [{ at: 'moved', standardMove: true, turns: 'exhaust', do: [aim()] }],
};
