import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, dodge, revealed, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'his-eminence',
  name: 'His Eminence',
  pips: 2,
  faction: 'mercenary',
  units: ['maul-a-rival'],
  orders: [{ unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 }],
  moments: ['ACT-START', 'CMD-REVEAL'],
  missing: ['range'],
};

export const text: CardText = {
  effects: [
    revealed(dodge()),
    {
      at: 'activated',
      of: { is: 'other', of: [TROOPER], near: 1 },
      do: [bend('no-rally'), bend('never-suppressed'), bend('never-panicked')],
    },
  ],
  mark: 'not-in-sources',
};
