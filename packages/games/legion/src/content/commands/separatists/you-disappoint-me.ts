import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, orderedByThis, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'you-disappoint-me',
  name: 'You Disappoint Me',
  pips: 3,
  faction: 'separatists',
  units: ['count-dooku-darth-tyranus'],
  orders: [{ unit: ['count-dooku-darth-tyranus'], count: 1 }, { count: 2 }],
  moments: ['ATK-AFTER', 'CMD-ORDERS'],
};

export const text: CardText = {
  effects: [
    orderedByThis(dodge()),
    {
      at: 'defended',
      role: 'defender',
      of: { is: 'own' },
      against: { side: 'enemy', of: [TROOPER] },
      kind: 'ranged',
      may: true,
      do: [{ do: 'move', speed: 2, mover: 'card', evenEngaged: true }],
    },
  ],
};
