import type { WeaponRecord } from '../effects.js';

const seen = { visible: true } as const;

export const thor: WeaponRecord = {
  id: 'thor',
  cost: ['blue', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-THOR-01',
      pays: [],
      effect: { does: 'hit-one', where: seen, damage: 2 },
    },
  ],
  optional: [
    {
      id: 'chain-reaction',
      rule: 'ADR-WPN-THOR-02',
      pays: ['blue'],
      when: 'after',
      effect: { does: 'hit-one', where: seen, from: 'last-target', other: true, damage: 1 },
    },
    {
      id: 'high-voltage',
      rule: 'ADR-WPN-THOR-03',
      pays: ['blue'],
      when: 'after',
      needs: 'chain-reaction',
      effect: { does: 'hit-one', where: seen, from: 'last-target', other: true, damage: 2 },
    },
  ],
};
