import type { WeaponRecord } from '../effects.js';

export const grenadeLauncher: WeaponRecord = {
  id: 'grenade-launcher',
  cost: ['red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-GRENADELAUNCHER-01',
      pays: [],
      effect: { does: 'hit-one', where: { visible: true }, damage: 1 },
    },
  ],
  optional: [
    {
      id: 'move-target',
      isUnnamed: true,
      rule: 'ADR-WPN-GRENADELAUNCHER-01',
      pays: [],
      when: 'after',
      effect: { does: 'push-target', most: 1 },
    },
    {
      id: 'extra-grenade',
      rule: 'ADR-WPN-GRENADELAUNCHER-02',
      pays: ['red'],
      when: 'after',
      effect: { does: 'hit-all', damage: 1, area: { square: { visible: true } } },
    },
  ],
};
