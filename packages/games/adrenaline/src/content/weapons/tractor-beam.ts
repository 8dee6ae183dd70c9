import type { WeaponRecord } from '../effects.js';

export const PULL = { damage: 1, moves: 2 } as const;

export const tractorBeam: WeaponRecord = {
  id: 'tractor-beam',
  cost: ['blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-TRACTORBEAM-01',
      pays: [],
      effect: { does: 'odd', figures: PULL, signs: 'push{moves} eye d{damage}' },
    },
    {
      id: 'punisher',
      rule: 'ADR-WPN-TRACTORBEAM-02',
      pays: ['red', 'yellow'],
      effect: { does: 'hit-one', where: { most: 2 }, moveBefore: 'target-to-shooter', damage: 3 },
    },
  ],
};
