import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'rebel-veterans',
  name: 'Rebel Veterans',
  faction: 'rebels',
  rank: 'corps',
  type: 'trooper',
  points: 48,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['heavy-weapon', 'personnel', 'training', 'gear', 'grenades'],
  keywords: { coordinate: { who: [{ type: 'emplacement' }] }, defend: 1 },
  weapons: [
    { name: 'Unarmed', melee: true, dice: { black: 1 } },
    { name: 'A-280 Blaster Rifle', range: [1, 3], dice: { black: 1 } },
  ],
};
