import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'mag-det-enforcer',
  name: 'Mag-Det Enforcer',
  type: 'heavy-weapon',
  points: 16,
  only: { unit: ['black-sun-enforcers'] },
  mini: true,
  weapons: [
    {
      name: 'Mag-Det',
      range: [1, 1],
      dice: { black: 3 },
      keywords: { blast: true, impact: 3 },
      by: 'added',
    },
  ],
};
