import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'sabotaged-communications',
  name: 'Sabotaged Communications',
  pips: 1,
  faction: 'rebels',
  orders: [{ count: 1, of: ['special-forces', 'operative'] }],
  moments: ['CMD-ORDERS'],
};

export const text: CardText = { standing: [{ is: 'one-order' }] };
