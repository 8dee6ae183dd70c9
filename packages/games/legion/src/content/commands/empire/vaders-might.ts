import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'vaders-might',
  name: "Vader's Might",
  pips: 1,
  faction: 'empire',
  units: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'],
  orders: [{ unit: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'], count: 1 }],
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = { odd: true };
