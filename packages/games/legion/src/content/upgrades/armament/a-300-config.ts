import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'a-300-config',
  name: 'A-300 Config',
  type: 'armament',
  points: 0,
  only: { unit: ['rebel-pathfinders'] },
  keywords: { reconfigure: true },
  weapons: [
    { name: 'A-300 Long Range Config', range: [1, 4], dice: { white: 1 }, by: 'each', face: 'A' },
    { name: 'A-300 Short Range Config', range: [1, 2], dice: { red: 1 }, by: 'each', face: 'B' },
  ],
};
