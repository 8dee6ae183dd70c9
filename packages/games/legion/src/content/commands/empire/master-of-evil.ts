import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, suppression, TROOPER, whenOrdered } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'master-of-evil',
  name: 'Master of Evil',
  pips: 3,
  faction: 'empire',
  units: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'],
  orders: [
    { unit: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'], count: 1 },
    { count: 2 },
  ],
  moments: ['ACT-START', 'ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    whenOrdered(dodge()),
    {
      at: 'activated',
      to: { side: 'enemy', of: [TROOPER], near: 2 },
      do: [suppression(3)],
    },
  ],
};
