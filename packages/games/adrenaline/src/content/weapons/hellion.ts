import { hitOne } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

const where = { visible: true, least: 1 } as const;

export const hellion: Weapon = {
  id: 'hellion',
  cost: ['red', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-HELLION-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-HELLION-01', where, damage: 1, marksOnSquare: 1 }),
    },
    {
      id: 'nano-tracer',
      rule: 'ADR-WPN-HELLION-02',
      pays: ['red'],
      effect: hitOne({ rule: 'ADR-WPN-HELLION-02', where, damage: 1, marksOnSquare: 2 }),
    },
  ],
};
