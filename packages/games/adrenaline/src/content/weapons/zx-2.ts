import { hitOne, hitSome } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

export const zx2: Weapon = {
  id: 'zx-2',
  cost: ['yellow', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-ZX2-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-ZX2-01', where: { visible: true }, damage: 1, marks: 2 }),
    },
    {
      id: 'scanner',
      rule: 'ADR-WPN-ZX2-02',
      pays: [],
      effect: hitSome({ rule: 'ADR-WPN-ZX2-02', where: { visible: true }, most: 3, damage: 0, marks: 1 }),
    },
  ],
};
