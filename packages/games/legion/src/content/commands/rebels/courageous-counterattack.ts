import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { EWOK } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'courageous-counterattack',
  name: 'Courageous Counterattack',
  pips: 3,
  faction: 'rebels',
  units: ['wicket-hero-of-bright-tree'],
  orders: [{ unit: ['wicket-hero-of-bright-tree'], count: 1 }, { count: 2 }],
  moments: ['ATK-2B', 'ROUND'],
};

export const text: CardText = {
  effects: [
    {
      at: 'armed',
      of: { of: [EWOK], order: 'up' },
      do: [{ do: 'dice', times: { hurt: true }, colour: 'white' }],
    },
  ],
  standing: [{ is: 'no-courage', who: { of: [{ affiliation: 'ewoks' }], order: 'up' } }],
};
