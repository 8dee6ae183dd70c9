import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'looted-e-5-blaster',
  name: 'Looted E-5 Blaster',
  type: 'armament',
  points: 5,
  only: { unit: ['padme-amidala-spirited-senator'] },
  weapons: [
    {
      name: 'Looted E-5 Blaster',
      range: [1, 3],
      dice: { red: 1, white: 1 },
      keywords: { pierce: 1 },
      by: 'each',
    },
  ],
};
