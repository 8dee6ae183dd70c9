import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'isb-investigation',
  name: 'ISB Investigation',
  pips: 2,
  faction: 'empire',
  units: ['agent-kallus-hunter-of-spectres'],
  orders: [{ unit: ['agent-kallus-hunter-of-spectres'], count: 1 }, { count: 1 }],
  moments: ['CMD-REVEAL'],
};

export const text: CardText = { odd: true };
