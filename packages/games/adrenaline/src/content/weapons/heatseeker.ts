import type { WeaponRecord } from '../effects.js';

export const heatseeker: WeaponRecord = {
  id: 'heatseeker',
  cost: ['red', 'red', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-HEATSEEKER-01',
      pays: [],
      effect: { does: 'hit-one', rule: 'ADR-WPN-HEATSEEKER-02', where: { visible: false }, damage: 3 },
    },
  ],
};
