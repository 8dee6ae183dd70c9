import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'hh-12-stormtrooper',
  name: 'HH-12 Stormtrooper',
  type: 'heavy-weapon',
  points: 16,
  only: { unit: ['stormtroopers', 'stormtroopers-heavy-response-unit'] },
  mini: true,
  weapons: [
    {
      name: 'HH-12 Stormtrooper',
      range: [2, 4],
      dice: { black: 3 },
      keywords: { cumbersome: true, impact: 3 },
      by: 'added',
    },
  ],
  exhaust: true,
};
