import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'jetpack-rockets',
  name: 'Jetpack Rockets',
  type: 'armament',
  points: 5,
  only: { any: [{ unit: ['mandalorian-resistance'] }, { unit: ['mandalorian-resistance-clan-wren'] }] },
  weapons: [
    {
      name: 'Jetpack Rockets',
      range: [3, 4],
      dice: { red: 1 },
      keywords: { blast: true, impact: 1 },
      by: 'each',
    },
  ],
  expend: true,
};
