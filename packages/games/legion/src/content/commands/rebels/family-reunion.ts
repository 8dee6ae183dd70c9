import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'family-reunion',
  name: 'Family Reunion',
  pips: 2,
  faction: 'rebels',
  units: ['ahsoka-tano-fulcrum'],
  orders: [
    { unit: ['ahsoka-tano-fulcrum'], count: 1 },
    { unit: ['sabine-wren-explosive-artist'], count: 1 },
  ],
  moments: ['ACT-START', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ teamwork: { who: [{ name: 'Sabine Wren' }] } })),
    {
      at: 'activated',
      of: { of: [{ name: 'Ahsoka Tano' }, { name: 'Sabine Wren' }] },
      to: { of: [{ name: 'Ahsoka Tano' }, { name: 'Sabine Wren' }], elsewhere: true },
      do: [{ do: 'move', speed: 2, may: true }],
    },
  ],
};
