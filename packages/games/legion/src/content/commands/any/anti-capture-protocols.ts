import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'anti-capture-protocols',
  name: 'Anti-Capture Protocols',
  pips: 3,
  units: ['ig-11-nurse-and-protect'],
  orders: [{ unit: ['ig-11-nurse-and-protect'], count: 1 }],
  moments: ['HAND-BUILD', 'ROUND'],
  missing: ['dice'],
};

export const text: CardText = { mark: 'not-in-sources' };
