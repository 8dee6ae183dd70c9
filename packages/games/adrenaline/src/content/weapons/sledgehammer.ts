import { hitOne } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

export const sledgehammer: Weapon = {
  id: 'sledgehammer',
  cost: ['yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-SLEDGEHAMMER-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-SLEDGEHAMMER-01', where: { most: 0 }, damage: 2 }),
    },
    {
      id: 'pulverize',
      rule: 'ADR-WPN-SLEDGEHAMMER-02',
      pays: ['red'],
      effect: hitOne({
        rule: 'ADR-WPN-SLEDGEHAMMER-02',
        where: { most: 0 },
        damage: 3,
        pushAfter: { rule: 'ADR-WPN-SLEDGEHAMMER-03', most: 2, straight: true },
      }),
    },
  ],
};
