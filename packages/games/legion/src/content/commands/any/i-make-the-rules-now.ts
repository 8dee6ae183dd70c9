import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'i-make-the-rules-now',
  name: 'I Make the Rules Now',
  pips: 3,
  units: ['cad-bane-needs-no-introduction'],
  orders: [{ unit: ['cad-bane-needs-no-introduction'], count: 1 }],
  divulge: true,
  weapons: [
    {
      name: 'Kablamo!',
      special: 'area',
      range: [0, 1],
      dice: { red: 2, black: 2 },
      keywords: { blast: true, impact: 2, suppressive: true },
      surge: 'crit',
      carriedBy: 'bane-token',
    },
  ],
  moments: ['CMD-REVEAL', 'DIVULGE'],
};

export const text: CardText = { odd: true, mark: 'part' };
