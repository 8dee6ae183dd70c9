import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, onActivation } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'implacable',
  name: 'Implacable',
  pips: 1,
  faction: 'empire',
  units: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'],
  orders: [{ unit: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'], count: 1 }],
  moments: ['ACT-END', 'ACT-START'],
};

export const text: CardText = { effects: [onActivation(dodge())], mark: 'order-draw' };
