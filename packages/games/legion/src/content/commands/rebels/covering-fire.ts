import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { CORPS, dodge } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'covering-fire',
  name: 'Covering Fire',
  pips: 3,
  faction: 'rebels',
  orders: [{ count: 3, of: ['corps'] }],
  moments: ['ATK-AFTER'],
};

export const text: CardText = {
  effects: [
    {
      at: 'defended',
      of: { of: [CORPS] },
      kind: 'ranged',
      may: true,
      to: { nearIt: 2, elsewhere: true, most: 1 },
      do: [dodge()],
    },
  ],
};
