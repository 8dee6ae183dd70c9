import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, give, revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'die-at-my-hand',
  name: 'Die at My Hand',
  pips: 1,
  faction: 'empire',
  units: ['moff-gideon-long-live-the-empire'],
  orders: [{ unit: ['moff-gideon-long-live-the-empire'], count: 1 }],
  moments: ['CMD-REVEAL'],
};

export const text: CardText = { effects: [revealed(aim(), dodge(), give({ relentless: true }))] };
