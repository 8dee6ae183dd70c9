import type { WeaponRecord } from '../effects.js';

export const shotgun: WeaponRecord = {
  id: 'shotgun',
  cost: ['yellow', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-SHOTGUN-01',
      pays: [],
      effect: { does: 'hit-one', where: { most: 0 }, damage: 3, pushAfter: { most: 1 } },
    },
    {
      id: 'long-barrel',
      rule: 'ADR-WPN-SHOTGUN-02',
      pays: [],
      effect: { does: 'hit-one', where: { least: 1, most: 1 }, damage: 2 },
    },
  ],
};
