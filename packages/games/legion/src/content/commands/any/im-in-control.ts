import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'im-in-control',
  name: "I'm in Control",
  pips: 2,
  units: ['cad-bane-needs-no-introduction'],
  orders: [{ unit: ['cad-bane-needs-no-introduction'], count: 1 }, { count: 1 }],
  moments: ['ACT-START'],
};

export const text: CardText = { odd: true };
