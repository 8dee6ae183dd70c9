import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'b1-battle-droids',
  name: 'B1 Battle Droids',
  faction: 'separatists',
  rank: 'corps',
  type: 'droid',
  points: 38,
  minis: 6,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  slots: ['heavy-weapon', 'personnel', 'comms', 'gear'],
  keywords: { ai: { of: ['attack'] }, coordinate: { who: [{ type: 'droid' }] } },
  weapons: [
    { name: 'Bludgeon', melee: true, dice: { white: 1 } },
    { name: 'E-5 Light Blaster Rifle', range: [1, 3], dice: { white: 1 } },
  ],
};
