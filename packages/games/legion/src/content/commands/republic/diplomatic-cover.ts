import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'diplomatic-cover',
  name: 'Diplomatic Cover',
  pips: 3,
  faction: 'republic',
  units: ['padme-amidala-spirited-senator'],
  orders: [{ unit: ['padme-amidala-spirited-senator'], count: 1 }],
  permanent: true,
  divulge: true,
  moments: ['DIVULGE', 'PERMANENT'],
};

export const text: CardText = {
  effects: [
    { at: 'played', own: { divulged: false }, do: [give({ reliable: 1 }, 'game')] },
    { at: 'played', own: { divulged: true }, do: [give({ 'secret-mission': { free: true } }, 'game')] },
  ],
};
