import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { orderedByThis, standby } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'ai-coordination',
  name: 'AI Coordination',
  pips: 1,
  faction: 'separatists',
  force: 'separatist-invasion',
  orders: [{ count: 1 }],
  moments: ['ORDER-RECEIVED'],
  assumed: true,
};

export const text: CardText = { effects: [orderedByThis(standby)] };
