import type { WeaponRecord } from '../effects.js';

export const plasmaGun: WeaponRecord = {
  id: 'plasma-gun',
  cost: ['blue', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-PLASMAGUN-01',
      pays: [],
      effect: { does: 'hit-one', where: { visible: true }, damage: 2 },
    },
  ],
  optional: [
    {
      id: 'phase-glide',
      rule: 'ADR-WPN-PLASMAGUN-02',
      pays: [],
      when: 'around',
      effect: { does: 'move-self', most: 2 },
    },
    {
      id: 'charged-shot',
      rule: 'ADR-WPN-PLASMAGUN-03',
      pays: ['blue'],
      when: 'after',
      effect: { does: 'hit-again', damage: 1 },
    },
  ],
};
