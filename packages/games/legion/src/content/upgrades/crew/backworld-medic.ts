import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { either, suppression, TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'backworld-medic',
  name: 'Backworld Medic',
  type: 'crew',
  points: 12,
  only: { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
  moments: ['CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      cost: 1,
      to: { of: [TROOPER], not: [{ type: 'droid' }], near: 1, seen: true, most: 1 },
      do: [
        either([{ do: 'heal', n: 1 }], [{ do: 'lose', token: 'poison', n: 1 }]),
        { do: 'roll', die: 'defence-white', dice: 2, on: ['block', 'surge'], each: [suppression()] },
      ],
    },
  ],
  mark: 'part',
};
