import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { revealed } from '../../effects/words.js';

export const card: CommandCard<CommandId> = {
  id: 'notorious-scoundrels',
  name: 'Notorious Scoundrels',
  pips: 3,
  faction: 'rebels',
  units: ['chewbacca-walking-carpet', 'chewbacca-let-the-wookiee-win'],
  orders: [
    {
      unit: ['chewbacca-walking-carpet', 'chewbacca-hero-of-kashyyyk', 'chewbacca-let-the-wookiee-win'],
      count: 1,
    },
    { unit: ['han-solo-unorthodox-general'], count: 1 },
  ],
  moments: ['CMD-REVEAL'],
};

export const text: CardText = {
  effects: [revealed({ do: 'takeBack', units: ['han-solo-unorthodox-general'] })],
};
