import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { passesAimOn } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'unrelenting-assault',
  name: 'Unrelenting Assault',
  pips: 2,
  faction: 'separatists',
  force: 'separatist-invasion',
  orders: [{ count: 2, of: ['corps'] }],
  moments: ['ATK-AFTER'],
};

export const text: CardText = {
  effects: [passesAimOn],
  mark: 'part',
};
