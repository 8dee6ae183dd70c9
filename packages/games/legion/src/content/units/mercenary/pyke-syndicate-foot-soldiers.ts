import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'pyke-syndicate-foot-soldiers',
  name: 'Pyke Syndicate Foot Soldiers',
  faction: 'mercenary',
  affiliation: 'pyke-syndicate',
  hiredBy: ['rebels', 'republic', 'empire', 'separatists'],
  rank: 'corps',
  type: 'trooper',
  points: 44,
  minis: 4,
  wounds: 1,
  courage: 1,
  speed: 2,
  die: 'white',
  defenceSurge: true,
  slots: ['heavy-weapon', 'personnel', 'gear', 'grenades'],
  keywords: {
    'danger-sense': 2,
    independent: { tokens: [[['dodge', 1]]] },
    outmaneuver: true,
    'self-preservation': true,
  },
  weapons: [
    { name: 'Stun Baton', melee: true, dice: { white: 2 } },
    { name: 'P13 Long Blaster', range: [1, 3], dice: { black: 1 } },
  ],
};
