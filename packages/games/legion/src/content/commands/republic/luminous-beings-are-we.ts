import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, bend, dodge, revealed, surge } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'luminous-beings-are-we',
  name: 'Luminous Beings Are We',
  pips: 3,
  faction: 'republic',
  units: ['yoda-grand-master-of-the-jedi-order'],
  orders: [{ count: 'all', of: ['any unit in order range'] }],
  moments: ['CMD-REVEAL', 'TOKEN-SPEND'],
};

export const text: CardText = {
  effects: [
    revealed(aim(2), dodge(2), surge(2), bend('no-attack'), {
      do: 'takeBack',
      cards: ['size-matters-not'],
    }),
  ],
  standing: [{ is: 'lends-tokens', who: { near: 3 } }],
};
