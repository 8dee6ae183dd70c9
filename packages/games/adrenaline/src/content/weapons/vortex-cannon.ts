import type { WeaponRecord } from '../effects.js';

export const VORTEX = { damage: 2, moves: 1 } as const;
export const BLACK_HOLE = { damage: 1, targets: 2 } as const;

export const vortexCannon: WeaponRecord = {
  id: 'vortex-cannon',
  cost: ['red', 'blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-VORTEXCANNON-01',
      pays: [],
      effect: { does: 'odd', figures: VORTEX, signs: 'eye pull d{damage}' },
    },
  ],
  optional: [
    {
      id: 'black-hole',
      rule: 'ADR-WPN-VORTEXCANNON-03',
      pays: ['red'],
      when: 'after',
      effect: { does: 'odd', figures: BLACK_HOLE, signs: 'other 1–{targets}× d{damage}' },
    },
  ],
};
