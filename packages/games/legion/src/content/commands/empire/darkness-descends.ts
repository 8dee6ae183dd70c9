import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'darkness-descends',
  name: 'Darkness Descends',
  pips: 3,
  faction: 'empire',
  units: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'],
  orders: [{ unit: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'], count: 1 }],
  permanent: true,
  divulge: true,
  moments: ['DIVULGE', 'PERMANENT'],
};

export const text: CardText = {
  effects: [{ at: 'played', own: { divulged: false }, do: [give({ reliable: 2 }, 'game')] }],
};
