import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'leaders-of-the-501st',
  name: 'Leaders of the 501st',
  pips: 3,
  faction: 'republic',
  force: '501st-legion',
  orders: [{ count: 3, of: ['special-forces', 'trooper'] }],
  permanent: true,
  moments: ['PERMANENT'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ indomitable: true })),
    {
      at: 'phaseStart',
      to: { of: [{ name: 'Anakin Skywalker' }, { name: 'Captain Rex' }] },
      do: [give({ indomitable: true })],
    },
  ],
  mark: 'part',
};
