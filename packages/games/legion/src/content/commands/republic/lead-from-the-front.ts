import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, either } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'lead-from-the-front',
  name: 'Lead From the Front',
  pips: 2,
  faction: 'republic',
  force: '501st-legion',
  orders: [{ count: 1, of: ['commander'] }],
  moments: ['HAND-BUILD', 'ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { of: [{ rank: 'commander' }] },
      to: { nearIt: 1, elsewhere: true, most: 3 },
      do: [either([aim()], [dodge()])],
    },
  ],
};
