import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'deflector-shields',
  name: 'Deflector Shields',
  type: 'armament',
  points: 10,
  only: {
    any: [{ unit: ['bx-series-droid-commandos'] }, { unit: ['bx-series-droid-commandos-strike-team'] }],
  },
  keywords: { shielded: 2, recharge: 2 },
};
