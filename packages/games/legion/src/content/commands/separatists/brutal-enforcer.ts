import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'brutal-enforcer',
  name: 'Brutal Enforcer',
  pips: 1,
  faction: 'separatists',
  units: ['sun-fac-ruthless-lieutenant'],
  orders: [{ unit: ['sun-fac-ruthless-lieutenant'], count: 1 }],
  moments: ['AP-START', 'ROUND'],
  missing: ['range'],
};

export const text: CardText = {
  effects: [thisRound(give({ agile: 1, demoralize: 1 }))],
  mark: 'not-in-sources',
};
