import { hitAll, hitOne, pushTarget } from '../../rules/effects.js';
import { moveSelf } from '../../rules/move-self.js';
import type { Weapon } from '../../rules/shot.js';
import type { SquareId } from '../../vocabulary.js';

export const rocketLauncher: Weapon = {
  id: 'rocket-launcher',
  cost: ['red', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-ROCKETLAUNCHER-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-ROCKETLAUNCHER-01', where: { visible: true, least: 1 }, damage: 2 }),
    },
  ],
  optional: [
    {
      id: 'move-target',
      isUnnamed: true,
      rule: 'ADR-WPN-ROCKETLAUNCHER-01',
      pays: [],
      when: 'after',
      effect: pushTarget({ rule: 'ADR-WPN-ROCKETLAUNCHER-01', most: 1 }),
    },
    {
      id: 'rocket-jump',
      rule: 'ADR-WPN-ROCKETLAUNCHER-02',
      pays: ['blue'],
      when: 'around',
      effect: moveSelf('ADR-WPN-ROCKETLAUNCHER-02', 2),
    },
    {
      id: 'fragmenting-warhead',
      rule: 'ADR-WPN-ROCKETLAUNCHER-04',
      pays: ['yellow'],
      when: 'after',
      before: 'move-target',
      effect: hitAll({
        rule: 'ADR-WPN-ROCKETLAUNCHER-04',
        damage: 1,
        areas: (_, shot) => [[shot.place as SquareId]],
      }),
    },
  ],
};
