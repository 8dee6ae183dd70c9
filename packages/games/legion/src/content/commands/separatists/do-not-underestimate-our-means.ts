import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { recover } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'do-not-underestimate-our-means',
  name: 'Do Not Underestimate Our Means',
  pips: 3,
  faction: 'separatists',
  units: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
  orders: [{ count: 3, of: ['droid trooper', 'ai'] }],
  divulge: true,
  moments: ['AP-START', 'DIVULGE'],
};

export const text: CardText = {
  effects: [{ at: 'phaseStart', to: { order: 'up', most: 2 }, do: [recover] }],
  mark: 'part',
};
