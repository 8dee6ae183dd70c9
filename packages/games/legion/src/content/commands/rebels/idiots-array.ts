import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'idiots-array',
  name: "Idiot's Array",
  pips: 1,
  faction: 'rebels',
  units: ['lando-calrissian-smooth-operator'],
  orders: [{ unit: ['lando-calrissian-smooth-operator'], count: 1 }],
  moments: ['CMD-REVEAL', 'ROUND'],
};

export const text: CardText = { effects: [thisRound(give({ gunslinger: true, marksman: true }))], odd: true };
