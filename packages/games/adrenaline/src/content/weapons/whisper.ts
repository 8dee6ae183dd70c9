import type { WeaponRecord } from '../effects.js';

export const whisper: WeaponRecord = {
  id: 'whisper',
  cost: ['blue', 'blue', 'yellow'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-WHISPER-01',
      pays: [],
      effect: { does: 'hit-one', where: { visible: true, least: 2 }, damage: 3, marks: 1 },
    },
  ],
};
