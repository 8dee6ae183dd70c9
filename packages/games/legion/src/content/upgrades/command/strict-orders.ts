import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'strict-orders',
  name: 'Strict Orders',
  type: 'command',
  points: 5,
  moments: ['RALLY'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activated',
      of: { of: [TROOPER], order: 'up', has: 'suppression' },
      may: true,
      do: [{ do: 'shed', n: 1 }, bend('no-rally', 1, 'activation')],
    },
  ],
};
