import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { onActivation, recover } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'i-am-fear',
  name: 'I Am Fear',
  pips: 2,
  faction: 'separatists',
  units: ['asajj-ventress-separatist-assassin'],
  orders: [{ unit: ['asajj-ventress-separatist-assassin'], count: 1 }],
  moments: ['ACT-END', 'ACT-START'],
  missing: ['weapon'],
};

export const text: CardText = { effects: [onActivation(recover)], mark: 'not-in-sources' };
