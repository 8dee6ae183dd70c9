import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, surge } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'grroooogrrraaaawrrrrrrrrmph',
  name: 'Grroooogrrraaaawrrrrrrrrmph',
  nominee: { type: 'wookiee' },
  pips: 1,
  faction: 'republic',
  orders: [{ count: 1, of: ['special-forces', 'heavy'] }],
  moments: ['ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [{ at: 'ordered', of: { wounded: true }, byThis: true, do: [aim(), dodge(), surge()] }],
};
