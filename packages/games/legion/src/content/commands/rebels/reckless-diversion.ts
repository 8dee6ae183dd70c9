import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { TROOPER } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'reckless-diversion',
  name: 'Reckless Diversion',
  pips: 2,
  faction: 'rebels',
  units: ['han-solo-unorthodox-general'],
  orders: [
    { unit: ['han-solo-unorthodox-general'], count: 1 },
    { count: 1, of: ['trooper'] },
  ],
  moments: ['ATK-1'],
};

export const text: CardText = { standing: [{ is: 'must-target', who: { of: [TROOPER], order: 'up' } }] };
