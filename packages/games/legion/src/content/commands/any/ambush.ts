import type { CommandCard, CommandId } from '../../cards.js';

export const card: CommandCard<CommandId> = { id: 'ambush', name: 'Ambush', pips: 1, orders: [{ count: 1 }] };
