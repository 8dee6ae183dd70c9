import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'lying-in-wait',
  name: 'Lying In Wait',
  pips: 3,
  units: ['bossk-trandoshan-terror'],
  orders: [{ unit: ['bossk-trandoshan-terror'], count: 1 }],
  moments: ['ACT-END', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ sharpshooter: 1 })),
    { at: 'activationEnd', of: { side: 'enemy' }, to: { is: 'own' }, do: [aim()] },
  ],
};
