import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'viper-recon-droid',
  name: 'Viper Recon Droid',
  type: 'personnel',
  points: 6,
  only: { all: [{ faction: ['separatists'] }, { type: ['droid'] }] },
  mini: true,
  wounds: 1,
  keywords: { observe: 2, sidearm: { of: ['melee'] } },
  weapons: [{ name: 'Viper Recon Droid', range: [1, 2], dice: { white: 2 }, by: 'added' }],
};
