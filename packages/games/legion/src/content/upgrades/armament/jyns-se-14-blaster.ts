import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'jyns-se-14-blaster',
  name: "Jyn's SE-14 Blaster",
  type: 'armament',
  points: 10,
  unique: true,
  only: { any: [{ unit: ['jyn-erso-stardust'] }, { unit: ['k-2so-sardonic-security-droid'] }] },
  weapons: [
    {
      name: "Jyn's SE-14 Blaster",
      range: [1, 2],
      dice: { white: 5 },
      keywords: { pierce: 1, suppressive: true },
      by: 'each',
    },
  ],
};
