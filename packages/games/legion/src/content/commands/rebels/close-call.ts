import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend, dodge, give } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'close-call',
  name: 'Close Call',
  pips: 1,
  faction: 'rebels',
  units: ['wicket-hero-of-bright-tree'],
  orders: [{ unit: ['wicket-hero-of-bright-tree'], count: 1 }],
  moments: ['AP-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'phaseStart',
      do: [dodge(), bend('speed-set', 3), give({ outmaneuver: true }), bend('no-attack')],
    },
  ],
};
