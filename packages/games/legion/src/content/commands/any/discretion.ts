import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'discretion',
  name: 'Discretion',
  pips: 3,
  orders: [{ count: 3 }],
  moments: ['CMD-ORDERS'],
  missing: ['range'],
};

export const text: CardText = { mark: 'not-in-sources' };
