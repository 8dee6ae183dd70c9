import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'brains-and-brawn',
  name: 'Brains and Brawn',
  pips: 2,
  faction: 'rebels',
  units: ['chewbacca-walking-carpet', 'chewbacca-let-the-wookiee-win'],
  orders: [
    {
      unit: ['chewbacca-walking-carpet', 'chewbacca-hero-of-kashyyyk', 'chewbacca-let-the-wookiee-win'],
      count: 1,
    },
    { unit: ['leia-organa-fearless-and-inventive'], count: 1 },
  ],
  moments: ['ATK-2B'],
};

export const text: CardText = { odd: true };
