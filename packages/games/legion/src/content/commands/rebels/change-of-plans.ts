import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'change-of-plans',
  name: 'Change of Plans',
  pips: 3,
  faction: 'rebels',
  units: ['han-solo-unorthodox-general'],
  orders: [{ unit: ['han-solo-unorthodox-general'], count: 1 }, { count: 2 }],
  moments: ['CMD-REVEAL'],
};

export const text: CardText = { odd: true };
