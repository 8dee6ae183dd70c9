import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'bobas-flame-projector',
  name: "Boba's Flame Projector",
  type: 'gear',
  points: 5,
  unique: true,
  only: { unit: ['boba-fett-daimyo-of-mos-espa', 'boba-fett-infamous-bounty-hunter'] },
  weapons: [
    {
      name: 'Flame Projector',
      range: [1, 1],
      dice: { red: 1 },
      keywords: { blast: true, spray: true, suppressive: true },
      by: 'each',
    },
  ],
  expend: true,
};
