import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, give, revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'size-matters-not',
  name: 'Size Matters Not',
  pips: 1,
  faction: 'republic',
  units: ['yoda-grand-master-of-the-jedi-order'],
  orders: [{ unit: ['yoda-grand-master-of-the-jedi-order'], count: 1 }],
  moments: ['CMD-REVEAL', 'ROUND'],
};

export const text: CardText = {
  effects: [
    revealed(give({ jump: 1, charge: true, disengage: true }), bend('speed-set', 3), {
      do: 'takeBack',
      cards: ['there-is-no-try'],
    }),
  ],
  mark: 'part',
};
