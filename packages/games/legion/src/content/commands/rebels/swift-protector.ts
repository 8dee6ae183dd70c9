import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, give, TROOPER, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'swift-protector',
  name: 'Swift Protector',
  pips: 2,
  faction: 'rebels',
  units: ['ahsoka-tano-fulcrum'],
  orders: [{ unit: ['ahsoka-tano-fulcrum'], count: 1 }],
  moments: ['ATK-1', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ guardian: 2 })),
    {
      at: 'declared',
      role: 'defender',
      of: { side: 'enemy' },
      against: { is: 'other', of: [TROOPER], smallBase: true, near: 1 },
      may: true,
      do: [dodge()],
    },
  ],
};
