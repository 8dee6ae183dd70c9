import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'mandalorian-resistance',
  name: 'Mandalorian Resistance',
  faction: 'rebels',
  rank: 'special-forces',
  type: 'trooper',
  points: 68,
  minis: 3,
  wounds: 1,
  courage: 2,
  speed: 3,
  die: 'red',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['heavy-weapon', 'training', 'comms', 'gear', 'armament', 'grenades'],
  keywords: { jump: 2, impervious: true, nimble: true },
  weapons: [
    { name: 'Westar-35 Blaster Pistols', range: [1, 2], dice: { black: 2 } },
    { name: 'Combat Training', melee: true, dice: { black: 1, white: 1 } },
  ],
};
