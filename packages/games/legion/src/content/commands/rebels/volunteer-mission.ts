import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { COMMANDER, give, OPERATIVE, recover, SPECIAL } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'volunteer-mission',
  name: 'Volunteer Mission',
  pips: 3,
  faction: 'rebels',
  units: ['cassian-andor-capable-intelligence-agent'],
  orders: [
    { unit: ['cassian-andor-capable-intelligence-agent'], count: 1 },
    { count: 2, of: ['trooper'] },
  ],
  moments: ['CMD-ORDERS'],
};

export const text: CardText = {
  effects: [
    {
      at: 'ordered',
      of: { of: [COMMANDER, OPERATIVE, SPECIAL] },
      byThis: true,
      do: [recover, give({ 'danger-sense': 1 }), { do: 'mayGain', token: 'suppression', n: 1 }],
    },
  ],
};
