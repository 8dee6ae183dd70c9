import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'this-is-where-the-fun-begins',
  name: 'This is Where the Fun Begins',
  pips: 1,
  faction: 'republic',
  units: ['anakin-skywalker-the-chosen-one'],
  orders: [{ unit: ['anakin-skywalker-the-chosen-one'], count: 1 }],
  permanent: true,
  moments: ['PERMANENT'],
};

export const text: CardText = {
  effects: [thisRound(give({ outmaneuver: true, relentless: true }, 'game'))],
  mark: 'part',
};
