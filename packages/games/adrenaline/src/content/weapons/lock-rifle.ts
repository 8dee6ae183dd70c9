import { hitOne } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

export const lockRifle: Weapon = {
  id: 'lock-rifle',
  cost: ['blue', 'blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-LOCKRIFLE-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-LOCKRIFLE-01', where: { visible: true }, damage: 2, marks: 1 }),
    },
  ],
  optional: [
    {
      id: 'second-lock',
      rule: 'ADR-WPN-LOCKRIFLE-02',
      pays: ['red'],
      when: 'after',
      effect: hitOne({
        rule: 'ADR-WPN-LOCKRIFLE-02',
        where: { visible: true },
        other: true,
        damage: 0,
        marks: 1,
      }),
    },
  ],
};
