import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { SPECIAL, SUPPORT, shuffledBack } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'tactical-planning',
  name: 'Tactical Planning',
  pips: 2,
  faction: 'republic',
  force: '501st-legion',
  orders: [{ count: 2, of: ['special-forces', 'support'] }],
  moments: ['ATK-AFTER'],
};

export const text: CardText = { effects: [shuffledBack({ of: [SPECIAL, SUPPORT] })] };
