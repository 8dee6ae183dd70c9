import { hitOne } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

export const shotgun: Weapon = {
  id: 'shotgun',
  cost: ['yellow', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-SHOTGUN-01',
      pays: [],
      effect: hitOne({
        rule: 'ADR-WPN-SHOTGUN-01',
        where: { most: 0 },
        damage: 3,
        pushAfter: { rule: 'ADR-WPN-SHOTGUN-01', most: 1 },
      }),
    },
    {
      id: 'long-barrel',
      rule: 'ADR-WPN-SHOTGUN-02',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-SHOTGUN-02', where: { least: 1, most: 1 }, damage: 2 }),
    },
  ],
};
