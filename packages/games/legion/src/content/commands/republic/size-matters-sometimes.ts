import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'size-matters-sometimes',
  name: 'Size Matters Sometimes',
  pips: 2,
  faction: 'republic',
  units: ['chewbacca-hero-of-kashyyyk', 'chewbacca-let-the-wookiee-win'],
  orders: [
    {
      unit: ['chewbacca-walking-carpet', 'chewbacca-hero-of-kashyyyk', 'chewbacca-let-the-wookiee-win'],
      count: 1,
    },
    { unit: ['yoda-grand-master-of-the-jedi-order'], count: 1 },
  ],
  moments: ['CMD-REVEAL', 'CONT'],
};

export const text: CardText = { mark: 'part' };
