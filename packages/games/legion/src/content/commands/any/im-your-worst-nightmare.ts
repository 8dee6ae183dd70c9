import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'im-your-worst-nightmare',
  name: "I'm Your Worst Nightmare",
  pips: 1,
  units: ['cad-bane-needs-no-introduction'],
  orders: [{ unit: ['cad-bane-needs-no-introduction'], count: 1 }],
  moments: ['ROUND'],
};

export const text: CardText = { effects: [thisRound(give({ 'uncanny-luck': 2 }), bend('attacks-twice'))] };
