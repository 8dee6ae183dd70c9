import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, weapons } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'debark-for-ground-assault',
  name: 'Debark for Ground Assault',
  pips: 3,
  faction: 'empire',
  force: 'blizzard-force',
  orders: [{ count: 3 }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { of: [{ rank: 'corps', type: 'trooper' }] },
      byThis: true,
      do: [give({ spur: true }), weapons({ suppressive: true })],
    },
  ],
};
