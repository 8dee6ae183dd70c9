import type { WeaponRecord } from '../effects.js';

export const FOCUS_SHOT = { damage: 1 } as const;
export const TURRET_TRIPOD = { damage: 1 } as const;

export const machineGun: WeaponRecord = {
  id: 'machine-gun',
  cost: ['blue', 'red'],
  modes: [
    {
      id: 'basic',
      rule: 'ADR-WPN-MACHINEGUN-01',
      pays: [],
      effect: { does: 'hit-some', where: { visible: true }, most: 2, damage: 1 },
    },
  ],
  optional: [
    {
      id: 'focus-shot',
      rule: 'ADR-WPN-MACHINEGUN-02',
      pays: ['yellow'],
      when: 'after',
      effect: { does: 'odd', figures: FOCUS_SHOT, signs: 'same d{damage}' },
    },
    {
      id: 'turret-tripod',
      rule: 'ADR-WPN-MACHINEGUN-03',
      pays: ['blue'],
      when: 'after',
      effect: { does: 'odd', figures: TURRET_TRIPOD, signs: 'same d{damage} + other d{damage}' },
    },
  ],
};
