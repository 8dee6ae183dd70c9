import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'log-traps',
  name: 'Log Traps',
  pips: 1,
  faction: 'rebels',
  force: 'bright-tree-village',
  orders: [{ none: true }],
  moments: ['AP-START'],
  missing: ['weapon'],
};

export const text: CardText = { mark: 'not-in-sources' };
