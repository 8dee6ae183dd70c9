import type { WeaponRecord } from '../effects.js';

const where = { visible: true, least: 1 } as const;

export const hellion: WeaponRecord = {
  id: 'hellion',
  cost: ['red', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-HELLION-01',
      pays: [],
      effect: { does: 'hit-one', where, damage: 1, marksOnSquare: 1 },
    },
    {
      id: 'nano-tracer',
      rule: 'ADR-WPN-HELLION-02',
      pays: ['red'],
      effect: { does: 'hit-one', where, damage: 1, marksOnSquare: 2 },
    },
  ],
};
