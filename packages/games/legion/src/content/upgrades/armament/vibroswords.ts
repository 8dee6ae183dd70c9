import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'vibroswords',
  name: 'Vibroswords',
  type: 'armament',
  points: 6,
  only: {
    any: [{ unit: ['bx-series-droid-commandos'] }, { unit: ['bx-series-droid-commandos-strike-team'] }],
  },
  keywords: { charge: true },
  weapons: [{ name: 'Vibroswords', melee: true, dice: { red: 1, white: 1 }, by: 'each' }],
};
