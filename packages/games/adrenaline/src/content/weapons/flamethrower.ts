import type { WeaponRecord } from '../effects.js';

/** On the nearer square, and on the further one. */
export const BARBECUE = { damage: 2, further: 1 } as const;

export const flamethrower: WeaponRecord = {
  id: 'flamethrower',
  cost: ['red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-FLAMETHROWER-01',
      pays: [],
      effect: {
        does: 'hit-some',
        rule: 'ADR-WPN-FLAMETHROWER-04',
        hitsBy: 'ADR-WPN-FLAMETHROWER-02',
        where: { least: 1 },
        most: 2,
        damage: 1,
        together: {
          are: 'in-one-flame',
          rule: 'ADR-WPN-FLAMETHROWER-01',
          oneEach: 'ADR-WPN-FLAMETHROWER-02',
        },
      },
    },
    {
      id: 'barbecue',
      rule: 'ADR-WPN-FLAMETHROWER-03',
      pays: ['yellow', 'yellow'],
      effect: { does: 'odd', figures: BARBECUE, signs: 'line all d{damage} d{further}' },
    },
  ],
};
