import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'general-kenobi',
  name: 'General Kenobi',
  pips: 3,
  faction: 'republic',
  units: ['obi-wan-kenobi-civilized-warrior'],
  orders: [{ unit: ['obi-wan-kenobi-civilized-warrior'], count: 1 }, { count: 2 }],
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [orderedByThis({ do: 'gain', token: 'surge', n: { each: { nearIt: 1 } } })],
};
