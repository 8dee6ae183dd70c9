import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'common-cause',
  name: 'Common Cause',
  pips: 1,
  faction: 'rebels',
  units: ['chewbacca-walking-carpet', 'chewbacca-let-the-wookiee-win'],
  orders: [
    {
      unit: ['chewbacca-walking-carpet', 'chewbacca-hero-of-kashyyyk', 'chewbacca-let-the-wookiee-win'],
      count: 1,
    },
    { unit: ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'], count: 1 },
  ],
  moments: ['ACT-END'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activationEnd',
      of: { of: [{ name: 'Chewbacca' }, { name: 'Luke Skywalker' }] },
      may: true,
      to: { of: [{ name: 'Chewbacca' }, { name: 'Luke Skywalker' }], order: 'up', elsewhere: true },
      do: [{ do: 'actNext' }],
    },
  ],
};
