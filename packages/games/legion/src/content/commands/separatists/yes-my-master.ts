import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'yes-my-master',
  name: 'Yes, My Master',
  pips: 3,
  faction: 'separatists',
  units: ['asajj-ventress-separatist-assassin'],
  orders: [{ count: 3 }],
  permanent: true,
  divulge: true,
  moments: ['DIVULGE', 'PERMANENT'],
  assumed: true,
};

export const text: CardText = { odd: true };
