import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, TROOPER, thisRound, VEHICLE, weapons } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'bring-it-down',
  name: 'Bring It Down!',
  pips: 1,
  faction: 'republic',
  units: ['clone-commander-cody-leader-of-the-212th'],
  orders: [{ unit: ['clone-commander-cody-leader-of-the-212th'], count: 1 }],
  moments: ['ACTION-LIMITS', 'ATK-1'],
};

export const text: CardText = {
  effects: [
    thisRound(bend('cards-twice')),
    {
      at: 'declared',
      of: {},
      against: { side: 'enemy', of: [TROOPER], has: 'observation' },
      observed: true,
      once: 'attack',
      may: true,
      do: [weapons({ suppressive: true }, 'attack')],
    },
    {
      at: 'declared',
      of: {},
      against: { side: 'enemy', of: [VEHICLE], has: 'observation' },
      observed: true,
      once: 'attack',
      may: true,
      do: [weapons({ impact: 1 }, 'attack')],
    },
  ],
};
