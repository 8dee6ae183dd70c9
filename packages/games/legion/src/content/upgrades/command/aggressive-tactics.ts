import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { surge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'aggressive-tactics',
  name: 'Aggressive Tactics',
  type: 'command',
  points: 15,
  moments: ['CMD-ORDERS'],
};

// command
export const text: CardText = {
  effects: [{ at: 'orders', nominated: true, to: { order: 'up', most: 4 }, do: [surge()] }],
};
