import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'our-fate-is-in-your-hands',
  name: 'Our Fate is in Your Hands',
  pips: 1,
  faction: 'republic',
  units: ['padme-amidala-spirited-senator'],
  orders: [{ unit: ['padme-amidala-spirited-senator'], count: 1 }],
  moments: ['AP-START', 'ROUND'],
};

export const text: CardText = { effects: [thisRound(give({ 'danger-sense': 2 }))], odd: true };
