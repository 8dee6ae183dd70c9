import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'vigilance',
  name: 'Vigilance',
  type: 'command',
  points: 12,
  moments: ['END-TOKENS'],
};

export const text: CardText = {
  effects: [
    {
      at: 'endStart',
      may: true,
      once: 'round',
      to: { of: [{ rank: 'corps', type: 'trooper' }], near: 2, has: 'dodge', most: 2 },
      do: [bend('keeps-dodge')],
    },
    {
      at: 'endStart',
      may: true,
      once: 'round',
      to: { of: [TROOPER], near: 2, has: 'dodge', most: 1 },
      do: [bend('keeps-dodge')],
    },
  ],
};
