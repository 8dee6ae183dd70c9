import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, give, orderedByThis, SPECIAL, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'victory-or-death',
  name: 'Victory or Death!',
  pips: 3,
  faction: 'mercenary',
  units: ['gar-saxon-militant-commando'],
  orders: [
    { unit: ['gar-saxon-militant-commando'], count: 1 },
    { count: 2, of: ['trooper'] },
  ],
  moments: ['ORDER-RECEIVED', 'ROUND'],
  assumed: true,
  missing: ['sentence'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ indomitable: true })),
    { at: 'played', to: { is: 'other', of: [SPECIAL] }, do: [give({ indomitable: true })] },
    orderedByThis(aim()),
  ],
  mark: 'not-in-sources',
};
