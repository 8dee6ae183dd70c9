import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, bend, revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'i-like-those-odds',
  name: 'I Like Those Odds',
  pips: 2,
  units: ['din-djarin-the-mandalorian'],
  orders: [{ unit: ['din-djarin-the-mandalorian'], count: 1 }],
  moments: ['ATK-AFTER', 'CMD-REVEAL'],
};

export const text: CardText = {
  effects: [
    revealed(aim()),
    {
      at: 'attacked',
      once: 'activation',
      do: [bend('attacks-twice', 1, 'activation'), { do: 'grant', actions: ['attack'] }],
    },
  ],
  mark: 'part',
};
