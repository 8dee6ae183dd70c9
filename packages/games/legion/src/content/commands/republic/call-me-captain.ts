import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'call-me-captain',
  name: 'Call Me Captain',
  pips: 1,
  faction: 'republic',
  units: ['clone-captain-rex-honorable-soldier'],
  orders: [{ unit: ['clone-captain-rex-honorable-soldier'], count: 1 }],
  moments: ['ROUND'],
};

export const text: CardText = { effects: [thisRound(give({ 'fire-support': true }))], mark: 'part' };
