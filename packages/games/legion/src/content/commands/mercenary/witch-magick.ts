import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { onActivation, recover, revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'witch-magick',
  name: 'Witch Magick',
  pips: 1,
  faction: 'mercenary',
  units: ['maul-a-rival'],
  orders: [{ unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 }],
  moments: ['ACT-START', 'CMD-REVEAL', 'HAND-BUILD'],
};

export const text: CardText = {
  effects: [
    revealed(
      { do: 'heal', n: 2 },
      { do: 'lose', token: 'poison', n: 'all' },
      { do: 'lose', token: 'immobilize', n: 'all' },
    ),
    onActivation(recover),
  ],
};
