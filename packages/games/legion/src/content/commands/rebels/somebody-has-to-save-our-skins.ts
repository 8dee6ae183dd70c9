import type { CommandCard, CommandId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: CommandCard<CommandId> = {
  id: 'somebody-has-to-save-our-skins',
  name: 'Somebody Has to Save Our Skins',
  pips: 3,
  faction: 'rebels',
  units: ['leia-organa-fearless-and-inventive'],
  orders: [{ unit: ['leia-organa-fearless-and-inventive'], count: 1 }, { count: 2 }],
  moments: ['ACT-END'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activationEnd',
      may: true,
      to: { is: 'other', near: 2, order: 'up', most: 1 },
      do: [{ do: 'actNext' }],
    },
  ],
};
