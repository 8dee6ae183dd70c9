import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'force-push',
  name: 'Force Push',
  type: 'force',
  points: 10,
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      turns: 'exhaust',
      to: { side: 'enemy', of: [TROOPER], near: 1, most: 1 },
      do: [{ do: 'move', speed: 1, mover: 'card', evenEngaged: true }],
    },
  ],
};
