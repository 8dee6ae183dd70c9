import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'we-make-weapons',
  name: 'We Make Weapons',
  pips: 3,
  faction: 'separatists',
  units: ['poggle-the-lesser-public-leader-of-the-geonosians'],
  orders: [{ count: 4, of: ['droid trooper'] }],
  moments: ['HAND-BUILD', 'ORDER-RECEIVED'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { of: [{ rank: 'corps', type: 'droid' }] },
      byThis: true,
      may: true,
      do: [{ do: 'returnOrder' }, { do: 'bringBack' }, { do: 'shed', n: 1 }],
    },
  ],
};
