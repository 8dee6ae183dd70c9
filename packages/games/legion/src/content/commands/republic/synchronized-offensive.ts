import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { alongside } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'synchronized-offensive',
  name: 'Synchronized Offensive',
  pips: 1,
  faction: 'republic',
  orders: [{ count: 1, of: ['vehicle'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = { effects: [alongside('clone')] };
