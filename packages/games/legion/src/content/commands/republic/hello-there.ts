import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, either, give, standby, surge, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'hello-there',
  name: 'Hello There!',
  pips: 1,
  faction: 'republic',
  units: ['obi-wan-kenobi-civilized-warrior'],
  orders: [{ unit: ['obi-wan-kenobi-civilized-warrior'], count: 1 }],
  moments: ['AP-START', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ nimble: true })),
    {
      at: 'phaseStart',
      do: [
        {
          do: 'repeat',
          times: { each: { side: 'enemy', near: 2 } },
          deeds: [either([dodge()], [aim()], [surge()], [standby])],
        },
      ],
    },
  ],
};
