import { hitAll, squaresWhere } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

const here = (rule: `ADR-${string}`) => squaresWhere(rule, { most: 0 });

export const electroscythe: Weapon = {
  id: 'electroscythe',
  cost: ['blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-ELECTROSCYTHE-01',
      pays: [],
      effect: hitAll({
        rule: 'ADR-WPN-ELECTROSCYTHE-01',
        damage: 1,
        areas: here('ADR-WPN-ELECTROSCYTHE-01'),
      }),
    },
    {
      id: 'reaper',
      rule: 'ADR-WPN-ELECTROSCYTHE-02',
      pays: ['blue', 'red'],
      effect: hitAll({
        rule: 'ADR-WPN-ELECTROSCYTHE-02',
        damage: 2,
        areas: here('ADR-WPN-ELECTROSCYTHE-02'),
      }),
    },
  ],
};
