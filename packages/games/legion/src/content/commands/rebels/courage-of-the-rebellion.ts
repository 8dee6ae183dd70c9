import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { recover } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'courage-of-the-rebellion',
  name: 'Courage of the Rebellion',
  pips: 2,
  faction: 'rebels',
  force: 'echo-base-defenders',
  orders: [{ count: 2 }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [{ at: 'ordered', of: {}, byThis: true, may: true, do: [recover] }],
};
