import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'moment-of-consideration',
  name: 'Moment of Consideration',
  pips: 3,
  faction: 'empire',
  units: ['moff-gideon-long-live-the-empire'],
  orders: [{ count: 3, of: ['corps', 'heavy'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = { effects: [orderedByThis(give({ 'fire-support': true }))] };
