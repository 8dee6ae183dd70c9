import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'son-of-skywalker',
  name: 'Son of Skywalker',
  pips: 1,
  faction: 'rebels',
  units: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'],
  orders: [{ unit: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'], count: 1 }],
  moments: ['ATK-AFTER'],
};

export const text: CardText = {
  effects: [
    {
      at: 'attacked',
      once: 'round',
      do: [bend('attacks-twice', 1, 'activation'), { do: 'grant', actions: ['attack'] }],
    },
  ],
};
