import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, give, TROOPER, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'complete-the-mission',
  name: 'Complete the Mission',
  pips: 3,
  faction: 'rebels',
  units: ['jyn-erso-stardust'],
  orders: [{ count: 3, of: ['trooper'] }],
  moments: ['ACT-END', 'ACT-START', 'ORDER-RECEIVED', 'ROUND'],
};

export const text: CardText = {
  effects: [
    thisRound(give({ 'low-profile': true })),
    { at: 'ordered', of: { of: [TROOPER] }, do: [{ do: 'mayGain', token: 'suppression', n: 1 }] },
    {
      at: 'activated',
      of: { of: [TROOPER], order: 'up' },
      do: [bend('never-suppressed', 1, 'activation'), bend('never-panicked', 1, 'activation')],
    },
    {
      at: 'activationEnd',
      of: { of: [TROOPER], order: 'up', has: 'suppression' },
      do: [{ do: 'shed', n: 1, may: true }],
    },
  ],
};
