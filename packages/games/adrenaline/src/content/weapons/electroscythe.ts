import type { WeaponRecord } from '../effects.js';

export const electroscythe: WeaponRecord = {
  id: 'electroscythe',
  cost: ['blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-ELECTROSCYTHE-01',
      pays: [],
      effect: { does: 'hit-all', damage: 1, area: { square: { most: 0 } } },
    },
    {
      id: 'reaper',
      rule: 'ADR-WPN-ELECTROSCYTHE-02',
      pays: ['blue', 'red'],
      effect: { does: 'hit-all', damage: 2, area: { square: { most: 0 } } },
    },
  ],
};
