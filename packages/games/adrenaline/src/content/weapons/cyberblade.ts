import type { WeaponRecord } from '../effects.js';

export const cyberblade: WeaponRecord = {
  id: 'cyberblade',
  cost: ['yellow', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-CYBERBLADE-01',
      pays: [],
      effect: { does: 'hit-one', where: { most: 0 }, damage: 2 },
    },
  ],
  optional: [
    {
      id: 'shadowstep',
      rule: 'ADR-WPN-CYBERBLADE-02',
      pays: [],
      when: 'around',
      effect: { does: 'move-self', most: 1 },
    },
    {
      id: 'slice-and-dice',
      rule: 'ADR-WPN-CYBERBLADE-03',
      pays: ['yellow'],
      when: 'after',
      effect: { does: 'hit-one', where: { most: 0 }, other: true, damage: 2 },
    },
  ],
};
