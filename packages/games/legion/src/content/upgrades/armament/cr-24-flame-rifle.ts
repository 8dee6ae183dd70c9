import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'cr-24-flame-rifle',
  name: 'CR-24 Flame Rifle',
  type: 'armament',
  points: 10,
  only: { unit: ['dewback-rider'] },
  weapons: [
    {
      name: 'CR-24 Flame Rifle',
      range: [1, 1],
      dice: { black: 1, white: 1 },
      keywords: { blast: true, spray: true },
      by: 'each',
    },
  ],
};
