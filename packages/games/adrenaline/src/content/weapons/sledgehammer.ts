import type { WeaponRecord } from '../effects.js';

export const sledgehammer: WeaponRecord = {
  id: 'sledgehammer',
  cost: ['yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-SLEDGEHAMMER-01',
      pays: [],
      effect: { does: 'hit-one', where: { most: 0 }, damage: 2 },
    },
    {
      id: 'pulverize',
      rule: 'ADR-WPN-SLEDGEHAMMER-02',
      pays: ['red'],
      effect: {
        does: 'hit-one',
        where: { most: 0 },
        damage: 3,
        pushAfter: { rule: 'ADR-WPN-SLEDGEHAMMER-03', most: 2, straight: true },
      },
    },
  ],
};
