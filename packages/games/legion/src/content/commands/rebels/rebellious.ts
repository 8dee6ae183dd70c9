import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { either, give, suppression, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'rebellious',
  name: 'Rebellious',
  pips: 1,
  faction: 'rebels',
  units: ['jyn-erso-stardust'],
  orders: [{ unit: ['jyn-erso-stardust'], count: 1 }],
  moments: ['ACT-START', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ charge: true })),
    {
      at: 'activated',
      of: { side: 'enemy', near: 2, seen: true },
      may: true,
      once: 'round',
      to: { is: 'own' },
      do: [suppression(), either([{ do: 'act', action: 'attack' }], [{ do: 'act', action: 'move' }])],
    },
  ],
  mark: 'part',
};
