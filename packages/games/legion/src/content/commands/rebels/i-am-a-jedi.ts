import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, TROOPER, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'i-am-a-jedi',
  name: 'I am a Jedi',
  pips: 3,
  faction: 'rebels',
  units: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'],
  orders: [{ unit: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'], count: 1 }],
  moments: ['ORDER-RECEIVED', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(bend('surge-block'), bend('no-attack')),
    {
      at: 'ordered',
      to: { side: 'enemy', of: [TROOPER], near: 1, most: 2 },
      do: [bend('no-attack')],
    },
  ],
};
