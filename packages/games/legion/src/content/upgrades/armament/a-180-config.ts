import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'a-180-config',
  name: 'A-180 Config',
  type: 'armament',
  points: 0,
  only: { unit: ['jyn-erso-stardust'] },
  keywords: { reconfigure: true },
  weapons: [
    {
      name: 'A-180 Pistol Config',
      range: [1, 2],
      dice: { red: 2, white: 1 },
      keywords: { pierce: 1 },
      by: 'each',
      face: 'A',
    },
    {
      name: 'A-180 Rifle Config',
      range: [1, 3],
      dice: { black: 2, white: 1 },
      keywords: { pierce: 1 },
      by: 'each',
      face: 'B',
    },
  ],
};
