import type { WeaponRecord } from '../effects.js';

export const zx2: WeaponRecord = {
  id: 'zx-2',
  cost: ['yellow', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-ZX2-01',
      pays: [],
      effect: { does: 'hit-one', where: { visible: true }, damage: 1, marks: 2 },
    },
    {
      id: 'scanner',
      rule: 'ADR-WPN-ZX2-02',
      pays: [],
      effect: { does: 'hit-some', where: { visible: true }, most: 3, damage: 0, marks: 1 },
    },
  ],
};
