import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'the-phantom-menace',
  name: 'The Phantom Menace',
  pips: 2,
  units: ['maul-impatient-apprentice', 'maul-a-rival'],
  orders: [
    { unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 },
    { count: 1, of: ['trooper'] },
  ],
  divulge: true,
  moments: ['DIVULGE', 'ROUND'],
};

export const text: CardText = {
  effects: [thisRound(bend('no-attack'), bend('untargetable-far'))],
  mark: 'part',
};
