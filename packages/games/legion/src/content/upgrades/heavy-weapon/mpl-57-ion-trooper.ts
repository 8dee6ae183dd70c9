import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'mpl-57-ion-trooper',
  name: 'MPL-57 Ion Trooper',
  type: 'heavy-weapon',
  points: 17,
  only: { unit: ['rebel-troopers'] },
  mini: true,
  weapons: [
    {
      name: 'MPL-57 Ion Trooper',
      range: [1, 3],
      dice: { red: 2 },
      keywords: { impact: 1, ion: 1 },
      by: 'added',
    },
  ],
  exhaust: true,
};
