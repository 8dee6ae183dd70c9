import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'b2-super-battle-droids',
  name: 'B2 Super Battle Droids',
  faction: 'separatists',
  rank: 'corps',
  type: 'droid',
  points: 45,
  minis: 3,
  wounds: 2,
  courage: 2,
  speed: 2,
  die: 'white',
  slots: ['heavy-weapon', 'personnel', 'comms'],
  keywords: { ai: { of: ['attack'] }, 'armor-x': 1 },
  weapons: [
    { name: 'Arm Cannons', range: [1, 2], dice: { black: 1, white: 1 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
