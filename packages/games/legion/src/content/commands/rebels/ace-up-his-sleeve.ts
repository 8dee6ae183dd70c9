import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, either, orderedByThis, standby } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'ace-up-his-sleeve',
  name: 'Ace Up His Sleeve',
  pips: 2,
  faction: 'rebels',
  units: ['lando-calrissian-smooth-operator'],
  orders: [{ unit: ['lando-calrissian-smooth-operator'], count: 1 }, { count: 1 }],
  moments: ['CMD-ORDERS', 'TOKEN-DRAW'],
};

export const text: CardText = { effects: [orderedByThis(either([dodge()], [standby]))], mark: 'order-draw' };
