import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, give, SPECIAL } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'tactical-strike',
  name: 'Tactical Strike',
  pips: 3,
  faction: 'empire',
  units: ['iden-versio-inferno-squad-leader'],
  orders: [
    { unit: ['iden-versio-inferno-squad-leader'], count: 1 },
    { count: 3, of: ['trooper'] },
  ],
  moments: ['ACT-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activated',
      of: { is: 'own', order: 'up' },
      may: true,
      do: [give({ steady: true, tactical: 1 }, 'activation'), bend('speed-set', 1, 'activation')],
    },
    {
      at: 'activated',
      of: { is: 'other', of: [SPECIAL], order: 'up' },
      may: true,
      do: [give({ steady: true, tactical: 1 }, 'activation'), bend('speed-set', 1, 'activation')],
    },
  ],
};
