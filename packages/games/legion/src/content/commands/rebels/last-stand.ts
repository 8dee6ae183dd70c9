import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, COMMANDER, dodge, either, give, OPERATIVE, suppression } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'last-stand',
  name: 'Last Stand',
  pips: 2,
  faction: 'rebels',
  units: ['cassian-andor-capable-intelligence-agent'],
  orders: [
    { unit: ['cassian-andor-capable-intelligence-agent'], count: 1 },
    { count: 1, of: ['trooper'] },
  ],
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { of: [COMMANDER, OPERATIVE] },
      byThis: true,
      do: [
        give({ indomitable: true }),
        {
          do: 'repeat',
          times: { wounds: 'own', most: 3 },
          deeds: [either([aim()], [dodge()], [suppression()])],
        },
      ],
    },
  ],
};
