import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'a-beautiful-friendship',
  name: 'A Beautiful Friendship',
  pips: 2,
  faction: 'rebels',
  units: ['leia-organa-fearless-and-inventive'],
  orders: [
    { unit: ['leia-organa-fearless-and-inventive'], count: 1 },
    { unit: ['wicket-hero-of-bright-tree'], count: 1 },
  ],
  permanent: true,
  moments: ['PERMANENT'],
};

export const text: CardText = {
  effects: [thisRound(give({ teamwork: { who: [{ name: 'Leia Organa' }] } }, 'game'))],
  mark: 'part',
};
