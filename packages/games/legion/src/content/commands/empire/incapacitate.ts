import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { suppression, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'incapacitate',
  name: 'Incapacitate',
  pips: 2,
  faction: 'empire',
  units: ['iden-versio-inferno-squad-leader'],
  orders: [{ unit: ['iden-versio-inferno-squad-leader'], count: 1 }],
  moments: ['ACTIONS-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      to: { side: 'enemy', of: [TROOPER], near: 1, seen: true, most: 1 },
      do: [suppression(3)],
    },
  ],
  mark: 'part',
};
