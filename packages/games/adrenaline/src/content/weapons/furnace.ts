import { hitAll, otherRoomsSeen, squaresWhere } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

export const furnace: Weapon = {
  id: 'furnace',
  cost: ['red', 'blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-FURNACE-01',
      pays: [],
      effect: hitAll({ rule: 'ADR-WPN-FURNACE-01', damage: 1, areas: otherRoomsSeen }),
    },
    {
      id: 'cozy-fire',
      rule: 'ADR-WPN-FURNACE-02',
      pays: [],
      effect: hitAll({
        rule: 'ADR-WPN-FURNACE-02',
        damage: 1,
        marks: 1,
        areas: squaresWhere('ADR-WPN-FURNACE-02', { least: 1, most: 1 }),
      }),
    },
  ],
};
