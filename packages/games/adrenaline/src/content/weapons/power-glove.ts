import type { WeaponRecord } from '../effects.js';

export const ROCKET_FIST = { damage: 2, moves: 2 } as const;

export const powerGlove: WeaponRecord = {
  id: 'power-glove',
  cost: ['yellow', 'blue'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-POWERGLOVE-01',
      pays: [],
      effect: {
        does: 'hit-one',
        where: { least: 1, most: 1 },
        moveBefore: 'shooter-to-target',
        damage: 1,
        marks: 2,
      },
    },
    {
      id: 'rocket-fist',
      rule: 'ADR-WPN-POWERGLOVE-02',
      pays: ['blue'],
      effect: { does: 'odd', figures: ROCKET_FIST, signs: 'line go{moves} d{damage}' },
    },
  ],
};
