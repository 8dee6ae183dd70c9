import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, give, orderedByThis } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'preservation-protocols',
  name: 'Preservation Protocols',
  pips: 2,
  faction: 'separatists',
  units: ['super-tactical-droid', 'super-tactical-droid-kalani', 'super-tactical-droid-kraken'],
  orders: [{ count: 2, of: ['droid trooper', 'ai'] }],
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [orderedByThis(give({ disengage: true, impervious: true }), dodge())],
};
