import type { WeaponRecord } from '../effects.js';

export const rocketLauncher: WeaponRecord = {
  id: 'rocket-launcher',
  cost: ['red', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-ROCKETLAUNCHER-01',
      pays: [],
      effect: { does: 'hit-one', where: { visible: true, least: 1 }, damage: 2 },
    },
  ],
  optional: [
    {
      id: 'move-target',
      isUnnamed: true,
      rule: 'ADR-WPN-ROCKETLAUNCHER-01',
      pays: [],
      when: 'inside',
      effect: { does: 'push-target', most: 1 },
    },
    {
      id: 'rocket-jump',
      rule: 'ADR-WPN-ROCKETLAUNCHER-02',
      pays: ['blue'],
      when: 'around',
      effect: { does: 'move-self', most: 2 },
    },
    {
      id: 'fragmenting-warhead',
      rule: 'ADR-WPN-ROCKETLAUNCHER-04',
      pays: ['yellow'],
      when: 'inside',
      before: 'move-target',
      effect: { does: 'hit-all', damage: 1, area: 'where-hit' },
    },
  ],
};
