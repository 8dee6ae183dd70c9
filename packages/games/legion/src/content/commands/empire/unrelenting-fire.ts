import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'unrelenting-fire',
  name: 'Unrelenting Fire',
  pips: 1,
  faction: 'empire',
  force: 'blizzard-force',
  orders: [{ count: 2 }],
  moments: ['RALLY'],
};

export const text: CardText = { standing: [{ is: 'rally-most', n: 1, who: { side: 'enemy' } }] };
