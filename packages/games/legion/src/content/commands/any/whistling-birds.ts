import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'whistling-birds',
  name: 'Whistling Birds',
  pips: 3,
  units: ['din-djarin-the-mandalorian'],
  orders: [{ unit: ['din-djarin-the-mandalorian'], count: 1 }],
  moments: ['CARD-ACTION'],
  missing: ['range'],
};

export const text: CardText = { mark: 'not-in-sources' };
