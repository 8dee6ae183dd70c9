import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, revealed, TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'supreme-commander',
  name: 'Supreme Commander',
  pips: 2,
  faction: 'separatists',
  units: ['general-grievous-sinister-cyborg'],
  orders: [{ count: 2, of: ['trooper'] }],
  moments: ['CMD-REVEAL', 'ROUND'],
};

export const text: CardText = {
  effects: [
    revealed({ do: 'gain', token: 'surge', n: { each: { is: 'other', of: [TROOPER], near: 1 } } }),
    { at: 'ordered', of: { is: 'other', of: [TROOPER] }, do: [give({ guardian: 2 })] },
  ],
  mark: 'part',
};
