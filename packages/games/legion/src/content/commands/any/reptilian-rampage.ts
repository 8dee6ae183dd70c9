import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'reptilian-rampage',
  name: 'Reptilian Rampage',
  pips: 2,
  units: ['bossk-trandoshan-terror'],
  orders: [{ unit: ['bossk-trandoshan-terror'], count: 1 }],
  moments: ['ACTION-LIMITS'],
};

export const text: CardText = {
  effects: [
    thisRound(bend('attacks-twice')),
    { at: 'action', pays: [{ do: 'wound', n: 1 }], do: [{ do: 'act', action: 'move' }] },
  ],
};
