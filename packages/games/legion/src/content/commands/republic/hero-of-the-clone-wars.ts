import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, suppression, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'hero-of-the-clone-wars',
  name: 'Hero of the Clone Wars',
  pips: 3,
  faction: 'republic',
  units: ['anakin-skywalker-the-chosen-one'],
  orders: [{ unit: ['anakin-skywalker-the-chosen-one'], count: 1 }, { count: 2 }],
  permanent: true,
  moments: ['PERMANENT'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ exemplar: true, reliable: 2 }, 'game')),
    { at: 'activationEnd', of: { is: 'own', noFriendAt: 2 }, do: [suppression()] },
  ],
};
