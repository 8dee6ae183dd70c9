import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'rebel-troopers',
  name: 'Rebel Troopers',
  faction: 'rebels',
  rank: 'corps',
  type: 'trooper',
  points: 40,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  defenceSurge: true,
  slots: ['heavy-weapon', 'personnel', 'gear', 'grenades'],
  keywords: { nimble: true },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'A-280 Blaster Rifle', range: [1, 3], dice: { black: 1 } },
  ],
};
