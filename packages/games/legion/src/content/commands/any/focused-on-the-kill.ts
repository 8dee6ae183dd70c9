import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'focused-on-the-kill',
  name: 'Focused on the Kill',
  pips: 1,
  units: ['ig-88-notorious-assassin-droid'],
  orders: [{ unit: ['ig-88-notorious-assassin-droid'], count: 1 }],
  permanent: true,
  moments: ['PERMANENT'],
};

export const text: CardText = { odd: true };
