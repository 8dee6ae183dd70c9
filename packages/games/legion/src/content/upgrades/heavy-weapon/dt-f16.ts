import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dt-f16',
  name: 'DT-F16',
  type: 'heavy-weapon',
  points: 15,
  unique: true,
  only: { unit: ['imperial-death-troopers', 'imperial-death-troopers-imperial-remnant'] },
  mini: true,
  wounds: 2,
  keywords: { compel: true, leader: true },
  weapons: [{ name: 'DT-F16', range: [1, 3], dice: { black: 1, white: 1 }, by: 'added' }],
};
