import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, TROOPER, whenOrdered } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'return-of-the-jedi',
  name: 'Return of the Jedi',
  pips: 3,
  faction: 'rebels',
  units: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'],
  orders: [
    { unit: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'], count: 1 },
    { count: 2 },
  ],
  moments: ['ACT-START', 'ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    whenOrdered(dodge()),
    {
      at: 'activated',
      to: { of: [TROOPER], near: 3, has: 'suppression' },
      do: [{ do: 'shed', n: 1, may: true }],
    },
  ],
};
