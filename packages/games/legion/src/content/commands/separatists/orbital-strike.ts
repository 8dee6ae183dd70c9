import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { fromAbove } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'orbital-strike',
  name: 'Orbital Strike',
  pips: 2,
  faction: 'separatists',
  orders: [{ count: 1, of: ['commander', 'heavy'] }],
  weapons: [
    {
      name: 'Orbital Strike',
      range: [4, 'any'],
      dice: { red: 2, black: 2 },
      keywords: { suppressive: true, 'immune-deflect': true },
    },
  ],
  moments: ['ACT-END'],
};

export const text: CardText = { effects: [fromAbove('droid')] };
