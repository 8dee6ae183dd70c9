import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, orderedByThis, recover } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'for-the-tribe',
  name: 'For the Tribe',
  nominee: { affiliation: 'ewoks' },
  pips: 3,
  faction: 'rebels',
  force: 'bright-tree-village',
  orders: [{ count: 3, of: ['trooper'] }],
  moments: ['CMD-ORDERS', 'ORDER-RECEIVED'],
  assumed: true,
};

export const text: CardText = {
  effects: [
    orderedByThis(give({ dauntless: true, relentless: true })),
    { at: 'ordered', of: {}, byThis: true, may: true, do: [recover] },
  ],
};
