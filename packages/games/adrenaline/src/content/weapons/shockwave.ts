import type { WeaponRecord } from '../effects.js';

export const shockwave: WeaponRecord = {
  id: 'shockwave',
  cost: ['yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-SHOCKWAVE-01',
      pays: [],
      effect: {
        does: 'hit-some',
        where: { least: 1, most: 1 },
        most: 3,
        damage: 1,
        together: { are: 'on-different-squares', rule: 'ADR-WPN-SHOCKWAVE-01' },
      },
    },
    {
      id: 'tsunami',
      rule: 'ADR-WPN-SHOCKWAVE-02',
      pays: ['yellow'],
      effect: { does: 'hit-all', damage: 1, area: 'ring' },
    },
  ],
};
