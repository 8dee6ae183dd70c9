import { hitOne } from '../../rules/effects.js';
import type { Weapon } from '../../rules/shot.js';

export const whisper: Weapon = {
  id: 'whisper',
  cost: ['blue', 'blue', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-WHISPER-01',
      pays: [],
      effect: hitOne({ rule: 'ADR-WPN-WHISPER-01', where: { visible: true, least: 2 }, damage: 3, marks: 1 }),
    },
  ],
};
