import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'ag-2g-quad-laser',
  name: 'AG-2G Quad Laser',
  type: 'hardpoint',
  points: 25,
  only: { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
  weapons: [
    { name: 'AG-2G Quad Laser', range: [1, 3], dice: { black: 6 }, keywords: { impact: 2 }, by: 'each' },
  ],
};
