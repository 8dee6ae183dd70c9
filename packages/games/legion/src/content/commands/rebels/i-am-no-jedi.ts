import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'i-am-no-jedi',
  name: 'I Am No Jedi',
  pips: 1,
  faction: 'rebels',
  units: ['ahsoka-tano-fulcrum'],
  orders: [{ unit: ['ahsoka-tano-fulcrum'], count: 1 }],
  moments: ['ATK-2B', 'ROUND'],
  missing: ['most'],
};

export const text: CardText = { effects: [thisRound(give({ agile: 1 }))], mark: 'not-in-sources' };
