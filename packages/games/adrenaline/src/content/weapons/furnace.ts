import type { WeaponRecord } from '../effects.js';

export const furnace: WeaponRecord = {
  id: 'furnace',
  cost: ['red', 'blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-FURNACE-01',
      pays: [],
      effect: { does: 'hit-all', damage: 1, area: 'other-room' },
    },
    {
      id: 'cozy-fire',
      rule: 'ADR-WPN-FURNACE-02',
      pays: [],
      effect: { does: 'hit-all', damage: 1, marks: 1, area: { square: { least: 1, most: 1 } } },
    },
  ],
};
