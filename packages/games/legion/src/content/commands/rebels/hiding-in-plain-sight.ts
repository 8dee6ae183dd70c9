import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'hiding-in-plain-sight',
  name: 'Hiding in Plain Sight',
  nominee: { affiliation: 'ewoks' },
  pips: 2,
  faction: 'rebels',
  force: 'bright-tree-village',
  orders: [{ count: 2, of: ['ewok trooper'] }],
  moments: ['CMD-ORDERS', 'ORDER-RECEIVED'],
};

export const text: CardText = { effects: [orderedByThis(give({ inconspicuous: true }))] };
