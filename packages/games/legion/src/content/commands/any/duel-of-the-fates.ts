import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'duel-of-the-fates',
  name: 'Duel of the Fates',
  pips: 1,
  units: ['maul-impatient-apprentice', 'maul-a-rival'],
  orders: [{ unit: ['maul-impatient-apprentice', 'maul-a-rival'], count: 1 }],
  moments: ['ROUND'],
};

export const text: CardText = {
  effects: [thisRound(dodge(), give({ disengage: true }))],
  standing: [{ is: 'no-spend', who: { side: 'enemy', inMelee: true } }],
};
