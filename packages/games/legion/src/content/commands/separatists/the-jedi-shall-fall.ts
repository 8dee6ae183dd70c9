import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'the-jedi-shall-fall',
  name: 'The Jedi Shall Fall',
  pips: 1,
  faction: 'separatists',
  units: ['asajj-ventress-separatist-assassin'],
  orders: [{ unit: ['asajj-ventress-separatist-assassin'], count: 1 }],
  moments: ['ATK-4A', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ 'jedi-hunter': true })),
    { at: 'rollStart', do: [{ do: 'trade', pay: 'suppression', get: 'dodge', most: 4 }] },
  ],
};
