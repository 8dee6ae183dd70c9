import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'take-that-clankers',
  name: 'Take That, Clankers!',
  pips: 2,
  faction: 'republic',
  units: ['clone-captain-rex-honorable-soldier'],
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['ACTION-AFTER'],
};

export const text: CardText = {
  effects: [
    {
      at: 'acted',
      of: { of: [{ type: 'clone' }], order: 'up' },
      after: ['aim'],
      do: [bend('reach', 1, 'activation')],
    },
  ],
  mark: 'part',
};
