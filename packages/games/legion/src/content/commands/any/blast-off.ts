import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, dodge, give, suppression, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'blast-off',
  name: 'Blast Off!',
  pips: 1,
  units: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'],
  orders: [{ unit: ['r2-d2-hero-of-a-thousand-devices', 'r2-d2-independent-astromech'], count: 1 }],
  moments: ['ROUND'],
};

export const text: CardText = {
  effects: [thisRound(bend('speed'), dodge(), suppression(), give({ disengage: true, jump: 1 }))],
};
