import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { HEAVY, SUPPORT, shuffledBack } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'pinned-down',
  name: 'Pinned Down',
  pips: 2,
  faction: 'empire',
  orders: [{ count: 2, of: ['support', 'heavy'] }],
  moments: ['ATK-AFTER'],
};

export const text: CardText = { effects: [shuffledBack({ of: [SUPPORT, HEAVY] })] };
