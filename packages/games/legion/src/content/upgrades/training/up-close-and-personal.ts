import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'up-close-and-personal',
  name: 'Up Close and Personal',
  type: 'training',
  points: 8,
  moments: ['ATK-AFTER'],
};

export const text: CardText = {
  effects: [{ at: 'defended', kind: 'ranged', within: 2, do: [dodge()] }],
};
