import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'bx-series-droid-sniper',
  name: 'BX-Series Droid Sniper',
  type: 'heavy-weapon',
  points: 30,
  only: {
    any: [{ unit: ['bx-series-droid-commandos'] }, { unit: ['bx-series-droid-commandos-strike-team'] }],
  },
  mini: true,
  weapons: [
    {
      name: 'BX-series Droid Sniper',
      range: [1, 5],
      dice: { red: 2 },
      keywords: { lethal: 1, 'immune-deflect': true },
      by: 'added',
    },
  ],
};
