import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'stormtroopers',
  name: 'Stormtroopers',
  faction: 'empire',
  rank: 'corps',
  type: 'trooper',
  points: 44,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'personnel', 'gear', 'grenades'],
  keywords: { precise: 1 },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'E-11 Blaster Rifle', range: [1, 3], dice: { white: 1 } },
  ],
};
