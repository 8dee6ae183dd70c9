import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { COMMANDER, either, OPERATIVE, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'you-serve-your-master-well',
  name: 'You Serve Your Master Well',
  pips: 1,
  faction: 'rebels',
  units: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'],
  orders: [{ unit: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'], count: 1 }],
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      to: { is: 'other', of: [TROOPER], not: [COMMANDER, OPERATIVE], near: 1, most: 1 },
      do: [either([{ do: 'act', action: 'move' }], [{ do: 'act', action: 'attack' }])],
    },
  ],
  mark: 'part',
};
