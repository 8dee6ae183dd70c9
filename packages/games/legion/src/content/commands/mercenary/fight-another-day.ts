import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, give, orderedByThis, SPECIAL, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'fight-another-day',
  name: 'Fight Another Day',
  pips: 2,
  faction: 'mercenary',
  units: ['gar-saxon-militant-commando'],
  orders: [
    { unit: ['gar-saxon-militant-commando'], count: 1 },
    { count: 1, of: ['trooper'] },
  ],
  moments: ['CMD-ORDERS', 'ORDER-RECEIVED', 'ROUND'],
  assumed: true,
};

export const text: CardText = {
  effects: [
    thisRound(give({ outmaneuver: true })),
    { at: 'played', to: { is: 'other', of: [SPECIAL] }, do: [give({ outmaneuver: true })] },
    orderedByThis(dodge()),
  ],
  standing: [{ is: 'orders-near', n: 1 }],
};
