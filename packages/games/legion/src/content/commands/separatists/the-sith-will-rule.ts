import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'the-sith-will-rule',
  name: 'The Sith Will Rule',
  pips: 2,
  faction: 'separatists',
  units: ['count-dooku-darth-tyranus'],
  orders: [{ unit: ['count-dooku-darth-tyranus'], count: 1 }],
  moments: ['ACT-END', 'CMD-REVEAL'],
};

export const text: CardText = { effects: [revealed(aim(), dodge())], mark: 'order-draw' };
