import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { either, orderedByThis, surge } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'attack-of-the-clones',
  name: 'Attack of the Clones',
  pips: 3,
  faction: 'republic',
  orders: [{ count: 3, of: ['clone trooper'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = { effects: [orderedByThis(either([surge()], [{ do: 'shed', n: 1 }]))] };
