import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'mechanical-carnage',
  name: 'Mechanical Carnage',
  pips: 1,
  units: ['ig-11-nurse-and-protect'],
  orders: [{ unit: ['ig-11-nurse-and-protect'], count: 1 }],
  moments: ['ROUND'],
  missing: ['range'],
};

export const text: CardText = { mark: 'not-in-sources' };
