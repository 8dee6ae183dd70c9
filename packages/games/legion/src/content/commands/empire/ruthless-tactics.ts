import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { FREE_RECOVERY, observation } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'ruthless-tactics',
  name: 'Ruthless Tactics',
  pips: 3,
  faction: 'empire',
  units: ['agent-kallus-hunter-of-spectres'],
  orders: [{ unit: ['agent-kallus-hunter-of-spectres'], count: 1 }, { count: 2 }],
  moments: ['ACTIONS-START', 'ATK-AFTER'],
};

export const text: CardText = {
  effects: [
    {
      at: 'defended',
      role: 'defender',
      of: {},
      against: { side: 'enemy' },
      kind: 'ranged',
      do: [observation(1)],
    },
    {
      at: 'defended',
      role: 'defender',
      of: {},
      against: { side: 'enemy', suppressed: true },
      kind: 'ranged',
      do: [observation(1)],
    },
    FREE_RECOVERY,
  ],
};
