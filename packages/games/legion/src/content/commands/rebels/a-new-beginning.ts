import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, either, give, onActivation, recover, TROOPER, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'a-new-beginning',
  name: 'A New Beginning',
  pips: 3,
  faction: 'rebels',
  units: ['ahsoka-tano-fulcrum'],
  orders: [{ unit: ['ahsoka-tano-fulcrum'], count: 1 }, { count: 2 }],
  moments: ['ACT-START', 'ORDER-RECEIVED', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ inspire: 2 })),
    {
      at: 'ordered',
      of: { of: [TROOPER], smallBase: true },
      byThis: true,
      do: [either([aim()], [dodge()])],
    },
    onActivation(recover),
  ],
};
