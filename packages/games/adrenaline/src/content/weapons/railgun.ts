import type { WeaponRecord } from '../effects.js';

export const railgun: WeaponRecord = {
  id: 'railgun',
  cost: ['yellow', 'yellow', 'blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-RAILGUN-01',
      pays: [],
      effect: {
        does: 'hit-some',
        where: {},
        most: 1,
        damage: 3,
        together: { are: 'in-one-direction', rule: 'ADR-WPN-RAILGUN-05' },
      },
    },
    {
      id: 'piercing',
      rule: 'ADR-WPN-RAILGUN-02',
      pays: [],
      effect: {
        does: 'hit-some',
        where: {},
        most: 2,
        damage: 2,
        together: { are: 'in-one-direction', rule: 'ADR-WPN-RAILGUN-06' },
      },
    },
  ],
};
