import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { give, thisRound } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'sacrifice',
  name: 'Sacrifice',
  pips: 3,
  faction: 'rebels',
  units: ['k-2so-sardonic-security-droid'],
  orders: [
    { unit: ['cassian-andor-capable-intelligence-agent'], count: 1 },
    { unit: ['k-2so-sardonic-security-droid'], count: 1 },
  ],
  moments: ['ACT-END', 'ROUND'],
};

export const text: CardText = { effects: [thisRound(give({ guardian: 4 }))], mark: 'part' };
