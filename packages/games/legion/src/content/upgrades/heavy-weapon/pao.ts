import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'pao',
  name: 'Pao',
  type: 'heavy-weapon',
  points: 20,
  unique: true,
  only: { unit: ['rebel-pathfinders'] },
  mini: true,
  wounds: 2,
  keywords: { inspire: 1, leader: true },
  weapons: [{ name: 'Pao', range: [1, 4], dice: { red: 1, white: 1 }, by: 'added' }],
};
