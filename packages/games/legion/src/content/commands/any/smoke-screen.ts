import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, TROOPER, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'smoke-screen',
  name: 'Smoke Screen',
  pips: 3,
  units: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
  orders: [
    { unit: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'], count: 1 },
    { count: 1, of: ['trooper'] },
  ],
  moments: ['AP-START', 'CMD-ORDERS'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { is: 'other', of: [TROOPER] },
      byThis: true,
      do: [{ do: 'move', speed: 1, may: true }],
    },
    thisRound(give({ smoke: { x: 1, free: true } })),
  ],
  mark: 'part',
};
