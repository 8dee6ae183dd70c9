import type { CommandCard, CommandId } from '../../cards.js';

export const card: CommandCard<CommandId> = {
  id: 'assault',
  name: 'Assault',
  pips: 3,
  orders: [{ count: 3 }],
};
