import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'heavy-laser-retrofit',
  name: 'Heavy Laser Retrofit',
  type: 'hardpoint',
  points: 16,
  only: { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
  weapons: [
    {
      name: 'Heavy Laser Retrofit',
      range: [1, 4],
      dice: { red: 1, black: 1, white: 1 },
      keywords: { critical: 1 },
      by: 'each',
    },
  ],
};
