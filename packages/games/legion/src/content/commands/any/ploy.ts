import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'ploy',
  name: 'Ploy',
  pips: 1,
  orders: [{ count: 1 }],
  moments: ['AP-START', 'TOKEN-DRAW'],
  assumed: true,
};

export const text: CardText = { mark: 'secret-pool' };
