import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { suppression } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'covert-observation',
  name: 'Covert Observation',
  pips: 1,
  faction: 'empire',
  orders: [{ count: 1, of: ['special-forces', 'operative'] }],
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [{ at: 'ordered', of: { side: 'enemy' }, byCommand: true, do: [suppression()] }],
};
