import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { observation } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'all-in',
  name: 'All In',
  pips: 3,
  faction: 'rebels',
  units: ['lando-calrissian-smooth-operator'],
  orders: [{ unit: ['lando-calrissian-smooth-operator'], count: 1 }, { count: 2 }],
  moments: ['ATK-4A', 'CMD-REVEAL'],
};

export const text: CardText = {
  effects: [{ at: 'revealed', to: { side: 'enemy', near: 3, seen: true }, do: [observation(2)] }],
  mark: 'part',
};
