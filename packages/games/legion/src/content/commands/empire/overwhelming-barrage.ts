import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'overwhelming-barrage',
  name: 'Overwhelming Barrage',
  pips: 2,
  faction: 'empire',
  force: 'blizzard-force',
  orders: [{ count: 2 }],
  moments: ['ACT-END'],
  missing: ['weapon'],
};

export const text: CardText = { mark: 'not-in-sources' };
