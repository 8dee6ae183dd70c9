import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, whenOrdered } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'sorry-about-the-mess',
  name: 'Sorry About the Mess',
  pips: 0,
  handPips: 1,
  faction: 'rebels',
  units: ['han-solo-unorthodox-general'],
  orders: [{ unit: ['han-solo-unorthodox-general'], count: 1 }],
  moments: ['HAND-BUILD', 'ORDER-RECEIVED'],
};

export const text: CardText = { effects: [whenOrdered(aim(), dodge())] };
