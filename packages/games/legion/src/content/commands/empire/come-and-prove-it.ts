import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, dodge, give } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'come-and-prove-it',
  name: 'Come and Prove It',
  pips: 1,
  faction: 'empire',
  units: ['seventh-sister-compelled-to-inflict-pain'],
  orders: [
    { unit: ['fifth-brother-the-kill-is-mine'], count: 1 },
    { unit: ['seventh-sister-compelled-to-inflict-pain'], count: 1 },
  ],
  moments: ['ROUND'],
};

export const text: CardText = {
  effects: [
    {
      at: 'played',
      to: { of: [{ name: 'Fifth Brother' }, { name: 'Seventh Sister' }] },
      do: [give({ indomitable: true }), bend('defence-dice')],
    },
    {
      at: 'declared',
      role: 'defender',
      of: { side: 'enemy' },
      against: { is: 'own', order: 'up' },
      do: [dodge()],
    },
  ],
};
