import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, give, orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'a-machine-made-for-killing',
  name: 'A Machine Made For Killing',
  pips: 2,
  units: ['ig-11-nurse-and-protect', 'ig-88-notorious-assassin-droid'],
  orders: [{ unit: ['ig-11-nurse-and-protect', 'ig-88-notorious-assassin-droid'], count: 1 }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [orderedByThis(aim(), give({ demoralize: 3, steady: true }))],
};
