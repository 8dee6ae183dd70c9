import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'imperial-special-forces-inferno-squad',
  name: 'Imperial Special Forces',
  title: 'Inferno Squad',
  faction: 'empire',
  rank: 'special-forces',
  type: 'trooper',
  unique: true,
  points: 34,
  minis: 1,
  wounds: 2,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['heavy-weapon', 'heavy-weapon', 'training', 'training', 'comms', 'gear', 'grenades'],
  keywords: {
    equip: { of: ['gideon-hask', 'del-meeko'] },
    infiltrate: true,
    marksman: true,
    reliable: 1,
    retinue: { who: [{ name: 'Iden Versio' }] },
  },
  weapons: [
    { name: 'Inferno Squad E-11 Blaster Rifle', range: [1, 3], dice: { black: 2 } },
    { name: 'Close Quarters Combat', melee: true, dice: { red: 1 } },
  ],
};
