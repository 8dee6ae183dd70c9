import { hitAll, hitOne, pushTarget, squaresWhere } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

export const grenadeLauncher: Weapon = {
  id: 'grenade-launcher',
  cost: ['red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-GRENADELAUNCHER-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-GRENADELAUNCHER-01', where: { visible: true }, damage: 1 }),
    },
  ],
  optional: [
    {
      id: 'move-target',
      isUnnamed: true,
      rule: 'ADR-WPN-GRENADELAUNCHER-01',
      pays: [],
      when: 'after',
      effect: pushTarget({ rule: 'ADR-WPN-GRENADELAUNCHER-01', most: 1 }),
    },
    {
      id: 'extra-grenade',
      rule: 'ADR-WPN-GRENADELAUNCHER-02',
      pays: ['red'],
      when: 'after',
      effect: hitAll({
        rule: 'ADR-WPN-GRENADELAUNCHER-02',
        damage: 1,
        areas: squaresWhere('ADR-WPN-GRENADELAUNCHER-02', { visible: true }),
      }),
    },
  ],
};
