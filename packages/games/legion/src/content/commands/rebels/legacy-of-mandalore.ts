import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, COMMANDER, dodge, either, give, OPERATIVE, SPECIAL, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'legacy-of-mandalore',
  name: 'Legacy of Mandalore',
  pips: 3,
  faction: 'rebels',
  units: ['sabine-wren-explosive-artist'],
  orders: [
    { unit: ['sabine-wren-explosive-artist'], count: 1 },
    { count: 2, of: ['trooper'] },
  ],
  moments: ['CMD-ORDERS', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ inspire: 1 })),
    {
      at: 'ordered',
      of: { of: [COMMANDER, OPERATIVE, SPECIAL] },
      byThis: true,
      to: { is: 'own' },
      do: [either([aim()], [dodge()])],
    },
  ],
};
