import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'aggression',
  name: 'Aggression',
  pips: 2,
  orders: [{ count: 2 }],
  moments: ['CMD-ORDERS'],
  missing: ['range'],
};

export const text: CardText = { mark: 'not-in-sources' };
