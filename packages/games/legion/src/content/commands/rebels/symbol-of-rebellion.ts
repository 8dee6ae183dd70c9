import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { onActivation, recover } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'symbol-of-rebellion',
  name: 'Symbol of Rebellion',
  pips: 2,
  faction: 'rebels',
  units: ['sabine-wren-explosive-artist'],
  orders: [{ unit: ['sabine-wren-explosive-artist'], count: 1 }],
  moments: ['ACT-START', 'ACTIONS-START'],
};

export const text: CardText = { effects: [onActivation(recover)], mark: 'keyword' };
