import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, give, suppression, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'you-underestimate-my-power',
  name: 'You Underestimate My Power',
  pips: 2,
  faction: 'republic',
  units: ['anakin-skywalker-the-chosen-one'],
  orders: [{ unit: ['anakin-skywalker-the-chosen-one'], count: 1 }, { count: 1 }],
  permanent: true,
  moments: ['PERMANENT'],
};

export const text: CardText = {
  effects: [
    thisRound(bend('surge-crit', 1, 'game'), give({ 'master-of-the-force': 1, defend: 1 }, 'game')),
    { at: 'activationEnd', notAfter: ['attack'], do: [suppression()] },
  ],
};
