import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { passesAimOn } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'coordinated-fire',
  name: 'Coordinated Fire',
  pips: 3,
  faction: 'empire',
  orders: [{ count: 3, of: ['corps'] }],
  moments: ['ATK-AFTER'],
};

export const text: CardText = {
  effects: [passesAimOn],
  mark: 'part',
};
