import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { EWOK, SPECIAL, shuffledBack, weapons } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'arboreal-assault',
  name: 'Arboreal Assault',
  nominee: { affiliation: 'ewoks' },
  pips: 1,
  faction: 'rebels',
  force: 'bright-tree-village',
  orders: [{ count: 2, of: ['ewok trooper'] }],
  moments: ['ATK-AFTER', 'CMD-ORDERS', 'ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { of: [EWOK] },
      byThis: true,
      do: [weapons({ suppressive: true, immobilize: 1 })],
    },
    shuffledBack({ of: [SPECIAL] }),
  ],
};
