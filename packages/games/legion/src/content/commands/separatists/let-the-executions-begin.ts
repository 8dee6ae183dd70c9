import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'let-the-executions-begin',
  name: 'Let the Executions Begin!',
  pips: 1,
  faction: 'separatists',
  units: ['poggle-the-lesser-public-leader-of-the-geonosians'],
  orders: [{ unit: ['poggle-the-lesser-public-leader-of-the-geonosians'], count: 1 }],
  moments: ['ACTION-LIMITS', 'ROUND'],
  missing: ['range', 'orders'],
};

export const text: CardText = { effects: [thisRound(bend('attacks-twice'))], mark: 'not-in-sources' };
