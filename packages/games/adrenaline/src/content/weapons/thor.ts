import { hitOne } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

const seen = { visible: true } as const;

export const thor: Weapon = {
  id: 'thor',
  cost: ['blue', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-THOR-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-THOR-01', where: seen, damage: 2 }),
    },
  ],
  optional: [
    {
      id: 'chain-reaction',
      rule: 'ADR-WPN-THOR-02',
      pays: ['blue'],
      when: 'after',
      effect: hitOne({ rule: 'ADR-WPN-THOR-02', where: seen, from: 'last-target', other: true, damage: 1 }),
    },
    {
      id: 'high-voltage',
      rule: 'ADR-WPN-THOR-03',
      pays: ['blue'],
      when: 'after',
      needs: 'chain-reaction',
      effect: hitOne({ rule: 'ADR-WPN-THOR-03', where: seen, from: 'last-target', other: true, damage: 2 }),
    },
  ],
};
