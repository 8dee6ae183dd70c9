import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'mrowgh-ghrrmrowrig',
  name: 'MROWGH GHRRMROWRIG!',
  nominee: { type: 'wookiee' },
  pips: 2,
  faction: 'republic',
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [{ at: 'ordered', of: { of: [{ type: 'wookiee' }] }, byThis: true, do: [give({ agile: 1 })] }],
};
