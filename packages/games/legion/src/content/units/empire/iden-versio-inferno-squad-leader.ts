import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'iden-versio-inferno-squad-leader',
  name: 'Iden Versio',
  title: 'Inferno Squad Leader',
  faction: 'empire',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 100,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['training', 'training', 'gear', 'armament'],
  keywords: { 'quick-thinking': true, 'covert-ops': true, loadout: true, marksman: true, nimble: true },
  weapons: [
    { name: 'Advanced Combat Training', melee: true, dice: { red: 2 } },
    { name: "Iden's E-11 Blaster Rifle", range: [1, 3], dice: { white: 3 }, keywords: { pierce: 1 } },
  ],
  counterpart: 'idens-id10-seeker-droid',
};
