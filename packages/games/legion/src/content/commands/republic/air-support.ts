import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { fromAbove } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'air-support',
  name: 'Air Support',
  pips: 2,
  faction: 'republic',
  orders: [{ count: 1, of: ['commander', 'heavy'] }],
  weapons: [
    {
      name: 'Air Support',
      range: [4, 'any'],
      dice: { red: 1, black: 2 },
      keywords: { beam: 2, 'immune-deflect': true },
    },
  ],
  moments: ['ACT-END'],
};

export const text: CardText = { effects: [fromAbove('clone')] };
