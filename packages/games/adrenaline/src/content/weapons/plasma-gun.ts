import { hitAgain, hitOne } from '../../rules/effects.js';
import { moveSelf } from '../../rules/move-self.js';
import type { Weapon } from '../../rules/shot.js';

export const plasmaGun: Weapon = {
  id: 'plasma-gun',
  cost: ['blue', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-PLASMAGUN-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-PLASMAGUN-01', where: { visible: true }, damage: 2 }),
    },
  ],
  optional: [
    {
      id: 'phase-glide',
      rule: 'ADR-WPN-PLASMAGUN-02',
      pays: [],
      when: 'around',
      effect: moveSelf('ADR-WPN-PLASMAGUN-02', 2),
    },
    {
      id: 'charged-shot',
      rule: 'ADR-WPN-PLASMAGUN-03',
      pays: ['blue'],
      when: 'after',
      effect: hitAgain('ADR-WPN-PLASMAGUN-03', 1),
    },
  ],
};
