import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'super-commando-jetpack-rockets',
  name: 'Super Commando Jetpack Rockets',
  type: 'armament',
  points: 8,
  only: { unit: ['mandalorian-super-commandos'] },
  weapons: [
    {
      name: 'Super Commando Jetpack Rockets',
      range: [1, 4],
      dice: { red: 1 },
      keywords: { blast: true, critical: 1, impact: 1 },
      by: 'each',
    },
  ],
  expend: true,
};
