import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, FREE_RECOVERY, give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'face-me',
  name: 'Face Me!',
  pips: 1,
  faction: 'empire',
  units: ['agent-kallus-hunter-of-spectres'],
  orders: [{ unit: ['agent-kallus-hunter-of-spectres'], count: 1 }],
  moments: ['ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ agile: 1, block: true })),
    FREE_RECOVERY,
    {
      at: 'activated',
      of: { side: 'enemy', inMelee: true },
      do: [bend('no-withdraw', 1, 'activation')],
    },
  ],
};
