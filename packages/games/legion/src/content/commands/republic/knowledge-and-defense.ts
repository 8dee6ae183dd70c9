import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { revealed, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'knowledge-and-defense',
  name: 'Knowledge and Defense',
  pips: 2,
  faction: 'republic',
  units: ['obi-wan-kenobi-civilized-warrior'],
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['CMD-REVEAL', 'ROUND'],
};

export const text: CardText = {
  effects: [revealed({ do: 'gain', token: 'dodge', n: { each: { is: 'other', of: [TROOPER], near: 1 } } })],
  mark: 'part',
};
