import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'the-hand-thing',
  name: 'The Hand Thing',
  pips: 2,
  units: ['din-djarin-the-mandalorian', 'ig-11-nurse-and-protect'],
  orders: [{ none: true }],
  never: true,
  moments: ['ATK-1', 'CMD-SELECT'],
};

export const text: CardText = { mark: 'part' };
