import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'maximum-firepower',
  name: 'Maximum Firepower',
  pips: 1,
  faction: 'empire',
  units: ['general-veers-master-tactician'],
  orders: [{ unit: ['general-veers-master-tactician'], count: 1 }],
  weapons: [
    {
      name: 'Maximum Firepower',
      range: [4, 'any'],
      dice: { red: 4 },
      keywords: { impact: 2, 'immune-deflect': true },
    },
  ],
  moments: ['ACT-END'],
};

export const text: CardText = { effects: [{ at: 'activationEnd', may: true, do: [{ do: 'strike' }] }] };
