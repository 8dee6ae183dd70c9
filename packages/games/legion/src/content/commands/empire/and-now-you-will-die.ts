import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { immobilize, suppression } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'and-now-you-will-die',
  name: '...And Now You Will Die',
  pips: 1,
  faction: 'empire',
  units: ['emperor-palpatine-ruler-of-the-galactic-empire'],
  orders: [{ unit: ['emperor-palpatine-ruler-of-the-galactic-empire'], count: 1 }],
  moments: ['ACTIONS-START', 'ATK-AFTER'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      pays: [{ do: 'wound', n: 1 }, suppression()],
      do: [{ do: 'act', action: 'attack' }],
    },
    {
      at: 'defended',
      role: 'defender',
      of: { is: 'own' },
      against: { side: 'enemy' },
      do: [immobilize(1)],
    },
  ],
  mark: 'part',
};
