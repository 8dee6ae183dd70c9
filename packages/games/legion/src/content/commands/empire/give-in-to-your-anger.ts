import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, suppression, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'give-in-to-your-anger',
  name: 'Give In To Your Anger',
  pips: 2,
  faction: 'empire',
  units: ['emperor-palpatine-ruler-of-the-galactic-empire'],
  orders: [{ unit: ['emperor-palpatine-ruler-of-the-galactic-empire'], count: 1 }],
  moments: ['ACT-END', 'ACT-SELECT'],
};

export const text: CardText = {
  effects: [
    {
      at: 'phaseStart',
      to: { side: 'enemy', of: [TROOPER], most: 1 },
      do: [{ do: 'actNext' }, bend('provoked')],
    },
    {
      at: 'activationEnd',
      of: { side: 'enemy', bent: 'provoked' },
      notAfter: ['attack'],
      do: [suppression(4)],
    },
  ],
};
