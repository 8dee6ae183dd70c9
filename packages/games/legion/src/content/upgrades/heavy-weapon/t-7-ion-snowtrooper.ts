import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 't-7-ion-snowtrooper',
  name: 'T-7 Ion Snowtrooper',
  type: 'heavy-weapon',
  points: 18,
  only: { unit: ['snowtroopers'] },
  mini: true,
  weapons: [
    {
      name: 'T-7 Ion Snowtrooper',
      range: [1, 3],
      dice: { black: 1, white: 2 },
      keywords: { impact: 1, ion: 1 },
      by: 'added',
    },
  ],
  exhaust: true,
};
