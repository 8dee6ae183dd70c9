import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { CORPS, HEAVY, SPECIAL, SUPPORT } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'they-too-will-suffer',
  name: 'They Too Will Suffer',
  pips: 1,
  faction: 'separatists',
  units: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
  orders: [
    {
      unit: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
      count: 1,
    },
  ],
  moments: ['CMD-POOL', 'TOKEN-DRAW'],
};

export const text: CardText = {
  effects: [
    {
      at: 'phaseStart',
      to: {
        side: 'enemy',
        of: [CORPS, SPECIAL, SUPPORT, HEAVY],
        order: 'up',
        most: 1,
        chooser: 'foe',
      },
      do: [{ do: 'returnOrder' }],
    },
  ],
  mark: 'order-draw',
};
