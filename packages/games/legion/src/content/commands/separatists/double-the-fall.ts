import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'double-the-fall',
  name: 'Double the Fall',
  pips: 2,
  faction: 'separatists',
  units: ['count-dooku-darth-tyranus'],
  orders: [{ unit: ['count-dooku-darth-tyranus'], count: 1 }, { count: 1 }],
  moments: ['AP-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'phaseStart',
      own: { order: 'up' },
      may: true,
      pays: [{ do: 'returnOrder' }],
      to: { side: 'enemy', near: 2, order: 'up', most: 2 },
      do: [{ do: 'returnOrder' }],
    },
  ],
};
