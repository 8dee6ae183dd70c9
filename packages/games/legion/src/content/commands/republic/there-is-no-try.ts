import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, give, revealed, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'there-is-no-try',
  name: 'There Is No Try',
  pips: 2,
  faction: 'republic',
  units: ['yoda-grand-master-of-the-jedi-order'],
  orders: [
    { unit: ['yoda-grand-master-of-the-jedi-order'], count: 1 },
    { count: 1, of: ['trooper'] },
  ],
  moments: ['CMD-ORDERS', 'CMD-REVEAL'],
};

export const text: CardText = {
  effects: [
    revealed({ do: 'takeBack', cards: ['luminous-beings-are-we'] }),
    {
      at: 'ordered',
      of: { of: [TROOPER] },
      byThis: true,
      do: [give({ outmaneuver: true, relentless: true }), dodge()],
    },
  ],
};
