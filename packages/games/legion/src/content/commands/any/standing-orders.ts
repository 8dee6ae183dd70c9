import type { CommandCard, CommandId } from '../../cards.js';

export const card: CommandCard<CommandId> = {
  id: 'standing-orders',
  name: 'Standing Orders',
  pips: 4,
  orders: [{ count: 1 }],
  returns: true,
};
