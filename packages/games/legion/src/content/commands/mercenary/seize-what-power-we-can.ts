import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'seize-what-power-we-can',
  name: 'Seize What Power We Can',
  pips: 3,
  faction: 'mercenary',
  units: ['maul-a-rival'],
  orders: [{ unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 }, { count: 2 }],
  moments: ['CMD-REVEAL', 'TOKEN-SPEND'],
  missing: ['range'],
};

export const text: CardText = { mark: 'not-in-sources' };
