import { ANY_ACTION } from '../../../vocabulary.js';
import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'new-ways-to-motivate-them',
  name: 'New Ways to Motivate Them',
  pips: 2,
  faction: 'empire',
  units: ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'],
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['ACT-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activated',
      of: { is: 'other', of: [TROOPER], order: 'up' },
      may: true,
      do: [
        { do: 'wound', n: 1 },
        { do: 'grant', actions: ANY_ACTION },
      ],
    },
  ],
};
