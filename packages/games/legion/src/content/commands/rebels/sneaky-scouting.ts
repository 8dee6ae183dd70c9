import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'sneaky-scouting',
  name: 'Sneaky Scouting',
  pips: 2,
  faction: 'rebels',
  units: ['wicket-hero-of-bright-tree'],
  orders: [{ unit: ['wicket-hero-of-bright-tree'], count: 1 }],
  moments: ['ATK-1', 'CMD-REVEAL'],
  missing: ['range', 'icon'],
};

export const text: CardText = { mark: 'not-in-sources' };
