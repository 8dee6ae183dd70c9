import type { CommandCard, CommandId } from '../../cards.js';

export const card: CommandCard<CommandId> = { id: 'push', name: 'Push', pips: 2, orders: [{ count: 2 }] };
