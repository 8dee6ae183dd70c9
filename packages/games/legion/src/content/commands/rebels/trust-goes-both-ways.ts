import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, TROOPER, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'trust-goes-both-ways',
  name: 'Trust Goes Both Ways',
  pips: 2,
  faction: 'rebels',
  units: ['jyn-erso-stardust'],
  orders: [
    { unit: ['jyn-erso-stardust'], count: 1 },
    { count: 1, of: ['trooper'] },
  ],
  moments: ['CMD-ORDERS', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ inspire: 2 })),
    {
      at: 'ordered',
      of: { is: 'other', of: [TROOPER] },
      byThis: true,
      do: [give({ teamwork: { who: [{ name: 'Jyn Erso' }] } })],
    },
  ],
};
