import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'unstoppable-advance',
  name: 'Unstoppable Advance',
  pips: 3,
  faction: 'separatists',
  force: 'separatist-invasion',
  orders: [{ count: 3 }],
  moments: ['ORDER-RECEIVED'],
  assumed: true,
};

export const text: CardText = { effects: [orderedByThis({ do: 'move', speed: 1, may: true })] };
