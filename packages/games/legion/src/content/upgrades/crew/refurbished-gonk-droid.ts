import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'refurbished-gonk-droid',
  name: 'Refurbished "Gonk" Droid',
  type: 'crew',
  points: 14,
  only: {
    any: [
      { unit: ['x-34-landspeeder'] },
      { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
    ],
  },
  keywords: { shielded: 2 },
  moments: ['END-START'],
};

export const text: CardText = { odd: true };
