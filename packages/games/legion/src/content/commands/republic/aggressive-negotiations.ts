import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, either, surge, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'aggressive-negotiations',
  name: 'Aggressive Negotiations',
  pips: 2,
  faction: 'republic',
  units: ['padme-amidala-spirited-senator'],
  orders: [
    { unit: ['padme-amidala-spirited-senator'], count: 1 },
    { count: 1, of: ['trooper'] },
  ],
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { of: [TROOPER] },
      byThis: true,
      do: [either([{ do: 'move', speed: 1 }], [aim()], [dodge()], [surge()])],
    },
  ],
};
