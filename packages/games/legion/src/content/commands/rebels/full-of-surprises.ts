import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'full-of-surprises',
  name: 'Full of Surprises',
  pips: 2,
  faction: 'rebels',
  units: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'],
  orders: [{ unit: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'], count: 1 }],
  moments: ['ATK-7A', 'CMD-REVEAL'],
};

export const text: CardText = { effects: [revealed(dodge())], odd: true };
