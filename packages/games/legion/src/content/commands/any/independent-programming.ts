import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'independent-programming',
  name: 'Independent Programming',
  pips: 2,
  units: ['ig-88-notorious-assassin-droid'],
  orders: [{ unit: ['ig-88-notorious-assassin-droid'], count: 1 }],
  permanent: true,
  moments: ['PERMANENT'],
  missing: ['value'],
};

export const text: CardText = { mark: 'not-in-sources' };
