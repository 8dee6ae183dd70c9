import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, give, revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'at-last',
  name: 'At Last',
  pips: 3,
  units: ['maul-impatient-apprentice', 'maul-a-rival'],
  orders: [{ unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 }],
  moments: ['ACT-START', 'CMD-REVEAL', 'HAND-BUILD'],
};

export const text: CardText = {
  effects: [
    revealed(aim(), give({ 'jedi-hunter': true })),
    { at: 'activated', may: true, do: [{ do: 'wound', n: 1 }] },
  ],
};
