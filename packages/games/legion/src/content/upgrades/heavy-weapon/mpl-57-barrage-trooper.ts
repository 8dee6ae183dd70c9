import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'mpl-57-barrage-trooper',
  name: 'MPL-57 Barrage Trooper',
  type: 'heavy-weapon',
  points: 19,
  only: { unit: ['fleet-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'MPL-57 Barrage Trooper',
      range: [1, 3],
      dice: { black: 1, white: 2 },
      keywords: { blast: true, impact: 2 },
      by: 'added',
    },
  ],
  exhaust: true,
};
