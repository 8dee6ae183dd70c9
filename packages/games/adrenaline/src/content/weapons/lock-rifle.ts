import type { WeaponRecord } from '../effects.js';

export const lockRifle: WeaponRecord = {
  id: 'lock-rifle',
  cost: ['blue', 'blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-LOCKRIFLE-01',
      pays: [],
      effect: { does: 'hit-one', where: { visible: true }, damage: 2, marks: 1 },
    },
  ],
  optional: [
    {
      id: 'second-lock',
      rule: 'ADR-WPN-LOCKRIFLE-02',
      pays: ['red'],
      when: 'after',
      effect: { does: 'hit-one', where: { visible: true }, other: true, damage: 0, marks: 1 },
    },
  ],
};
