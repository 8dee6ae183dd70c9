import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, observation, suppression, whenOrdered } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'marked-for-elimination',
  name: 'Marked For Elimination',
  pips: 1,
  faction: 'mercenary',
  units: ['gar-saxon-militant-commando'],
  orders: [{ unit: ['gar-saxon-militant-commando'], count: 1 }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    whenOrdered(aim(2)),
    {
      at: 'ordered',
      to: { side: 'enemy', of: [{ rank: 'commander' }, { rank: 'operative' }], most: 1 },
      do: [observation(4), suppression(2)],
    },
  ],
};
