import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, either, orderedByThis, surge } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'roger-roger',
  name: 'Roger, Roger!',
  pips: 3,
  faction: 'separatists',
  orders: [{ count: 3, of: ['droid trooper'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = { effects: [orderedByThis(either([dodge()], [surge()]))] };
