import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'you-hide-your-fear-well',
  name: 'You Hide Your Fear Well',
  pips: 3,
  faction: 'empire',
  units: ['seventh-sister-compelled-to-inflict-pain'],
  orders: [{ unit: ['seventh-sister-compelled-to-inflict-pain'], count: 1 }, { count: 2 }],
  moments: ['ATK-4B', 'ROUND'],
};

export const text: CardText = { effects: [thisRound(give({ demoralize: 1 }))], mark: 'part' };
