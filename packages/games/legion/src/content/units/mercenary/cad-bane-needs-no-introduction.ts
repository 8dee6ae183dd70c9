import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'cad-bane-needs-no-introduction',
  name: 'Cad Bane',
  title: 'Needs No Introduction',
  faction: 'mercenary',
  affiliation: 'rogues',
  hiredBy: ['empire', 'separatists'],
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 105,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['training', 'training', 'comms', 'gear', 'armament', 'grenades'],
  keywords: {
    jump: 1,
    bounty: true,
    'danger-sense': 3,
    independent: { tokens: [[['dodge', 2]]] },
    sharpshooter: 1,
    steady: true,
  },
  weapons: [
    { name: 'Martial Arts', melee: true, dice: { black: 3 } },
    { name: 'Dual LL-30 Blaster Pistols', range: [1, 2], dice: { black: 4 }, keywords: { pierce: 1 } },
  ],
};
