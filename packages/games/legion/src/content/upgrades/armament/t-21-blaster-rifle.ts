import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 't-21-blaster-rifle',
  name: 'T-21 Blaster Rifle',
  type: 'armament',
  points: 5,
  only: { unit: ['dewback-rider'] },
  weapons: [
    {
      name: 'T-21 Blaster Rifle',
      range: [1, 3],
      dice: { white: 4 },
      keywords: { critical: 2 },
      by: 'each',
    },
  ],
};
