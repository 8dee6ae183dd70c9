import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, HEAVY, SUPPORT } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'turning-the-tide',
  name: 'Turning the Tide',
  pips: 2,
  faction: 'rebels',
  orders: [{ count: 2, of: ['support', 'heavy'] }],
  moments: ['ROUND'],
};

export const text: CardText = {
  effects: [{ at: 'played', to: { of: [SUPPORT, HEAVY] }, do: [give({ inspire: 2 })] }],
};
