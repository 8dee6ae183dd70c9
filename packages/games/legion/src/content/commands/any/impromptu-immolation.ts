import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { ARMS_IT } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'impromptu-immolation',
  name: 'Impromptu Immolation',
  pips: 2,
  units: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
  orders: [{ unit: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'], count: 1 }],
  weapons: [
    {
      name: 'Impromptu Immolation',
      melee: true,
      range: [1, 1],
      dice: { white: 2 },
      keywords: { blast: true, spray: true, suppressive: true },
    },
  ],
  moments: ['ACTIONS-START', 'ATK-AFTER'],
};

export const text: CardText = {
  effects: [ARMS_IT, { at: 'attacked', do: [{ do: 'grant', actions: ['move'] }] }],
};
