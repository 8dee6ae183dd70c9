import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, give } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'we-serve-the-queen',
  name: 'We Serve the Queen',
  pips: 2,
  faction: 'separatists',
  units: ['poggle-the-lesser-public-leader-of-the-geonosians'],
  orders: [{ count: 1 }],
  moments: ['ACT-START', 'ROUND'],
};

export const text: CardText = {
  effects: [
    {
      at: 'played',
      to: { of: [{ name: 'Sun Fac' }] },
      do: [{ do: 'take', keywords: ['direct'], until: 'round' }],
    },
    {
      at: 'played',
      to: { of: [{ name: 'Sun Fac' }, { name: 'Geonosian Warriors' }] },
      do: [give({ coordinate: { who: [{ name: 'Geonosian Warriors' }] } })],
    },
    {
      at: 'activated',
      of: { of: [{ name: 'Geonosian Warriors' }], order: 'up' },
      do: [aim(), dodge()],
    },
  ],
};
