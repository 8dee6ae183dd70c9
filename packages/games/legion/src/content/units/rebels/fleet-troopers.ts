import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'fleet-troopers',
  name: 'Fleet Troopers',
  faction: 'rebels',
  rank: 'corps',
  type: 'trooper',
  points: 40,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['heavy-weapon', 'personnel', 'gear', 'grenades'],
  keywords: { ready: 1 },
  weapons: [
    { name: 'DH-17 Blaster Pistol', range: [1, 2], dice: { white: 2 } },
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
  ],
};
