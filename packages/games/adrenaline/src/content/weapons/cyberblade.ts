import { hitOne } from '../../rules/effects.js';
import { moveSelf } from '../../rules/move-self.js';
import type { Weapon } from '../../rules/shot.js';

export const cyberblade: Weapon = {
  id: 'cyberblade',
  cost: ['yellow', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-CYBERBLADE-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-CYBERBLADE-01', where: { most: 0 }, damage: 2 }),
    },
  ],
  optional: [
    {
      id: 'shadowstep',
      rule: 'ADR-WPN-CYBERBLADE-02',
      pays: [],
      when: 'around',
      effect: moveSelf('ADR-WPN-CYBERBLADE-02', 1),
    },
    {
      id: 'slice-and-dice',
      rule: 'ADR-WPN-CYBERBLADE-03',
      pays: ['yellow'],
      when: 'after',
      effect: hitOne({ rule: 'ADR-WPN-CYBERBLADE-03', where: { most: 0 }, other: true, damage: 2 }),
    },
  ],
};
