import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, give, revealed, standby } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'crack-shot',
  name: 'Crack Shot',
  pips: 1,
  faction: 'rebels',
  units: ['cassian-andor-capable-intelligence-agent'],
  orders: [{ unit: ['cassian-andor-capable-intelligence-agent'], count: 1 }],
  moments: ['ACT-END', 'CMD-REVEAL'],
};

export const text: CardText = {
  effects: [
    revealed(aim(), give({ gunslinger: true })),
    { at: 'activationEnd', do: [{ do: 'mayGain', token: 'suppression', n: 1 }, standby] },
  ],
};
