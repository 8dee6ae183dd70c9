import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dins-flame-projector',
  name: "Din's Flame Projector",
  type: 'gear',
  points: 8,
  unique: true,
  only: { unit: ['din-djarin-the-mandalorian'] },
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
