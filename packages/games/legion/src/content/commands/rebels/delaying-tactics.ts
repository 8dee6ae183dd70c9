import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { COMMANDER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'delaying-tactics',
  name: 'Delaying Tactics',
  pips: 1,
  faction: 'rebels',
  force: 'echo-base-defenders',
  orders: [{ count: 1 }],
  moments: ['CMD-POOL'],
};

export const text: CardText = {
  effects: [
    {
      at: 'phaseStart',
      to: { side: 'enemy', not: [COMMANDER], order: 'up', most: 1, chooser: 'foe' },
      do: [{ do: 'returnOrder' }],
    },
  ],
};
