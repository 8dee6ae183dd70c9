import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 't-21-stormtrooper',
  name: 'T-21 Stormtrooper',
  type: 'heavy-weapon',
  points: 22,
  only: { unit: ['stormtroopers', 'stormtroopers-heavy-response-unit'] },
  mini: true,
  weapons: [
    {
      name: 'T-21 Stormtrooper',
      range: [1, 3],
      dice: { white: 4 },
      keywords: { critical: 2 },
      by: 'added',
    },
  ],
};
