import { hitOne } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

export const heatseeker: Weapon = {
  id: 'heatseeker',
  cost: ['red', 'red', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-HEATSEEKER-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-HEATSEEKER-02', where: { visible: false }, damage: 3 }),
    },
  ],
};
