import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'rule-with-respect',
  name: 'Rule With Respect',
  pips: 3,
  units: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'],
  orders: [
    { unit: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'], count: 1 },
    { count: 2 },
  ],
  moments: ['ATK-2B'],
};

export const text: CardText = {
  effects: [
    {
      at: 'armed',
      of: { near: 1, seen: true },
      own: { order: 'up' },
      kind: 'ranged',
      once: 'attack',
      do: [{ do: 'dice', colour: 'black' }],
    },
  ],
};
