import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'rook-kast',
  name: 'Rook Kast',
  type: 'heavy-weapon',
  points: 35,
  unique: true,
  only: { unit: ['mandalorian-super-commandos'] },
  mini: true,
  wounds: 2,
  keywords: { retinue: { who: [{ name: 'Maul' }] }, leader: true },
  weapons: [{ name: 'Rook Kast', range: [1, 2], dice: { red: 2, white: 2 }, by: 'added' }],
};
