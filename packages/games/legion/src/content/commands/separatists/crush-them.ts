import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'crush-them',
  name: 'Crush Them!',
  pips: 3,
  faction: 'separatists',
  units: ['general-grievous-sinister-cyborg'],
  orders: [{ unit: ['general-grievous-sinister-cyborg'], count: 1 }, { count: 2 }],
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [orderedByThis({ do: 'gain', token: 'surge', n: { defeatedEnemies: true } })],
};
