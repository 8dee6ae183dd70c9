import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, give, revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'this-is-the-way',
  name: 'This is the Way',
  pips: 1,
  units: ['din-djarin-the-mandalorian'],
  orders: [{ unit: ['din-djarin-the-mandalorian'], count: 1 }],
  moments: ['CMD-REVEAL'],
};

export const text: CardText = { effects: [revealed(dodge(), give({ relentless: true }))] };
