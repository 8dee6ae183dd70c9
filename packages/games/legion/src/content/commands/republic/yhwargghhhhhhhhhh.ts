import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'yhwargghhhhhhhhhh',
  name: 'YHWARGGHHHHHHHHHH!',
  nominee: { type: 'wookiee' },
  pips: 3,
  faction: 'republic',
  orders: [{ count: 3, of: ['trooper'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    { at: 'ordered', of: { of: [{ type: 'wookiee' }] }, byThis: true, do: [give({ demoralize: 1 })] },
  ],
};
