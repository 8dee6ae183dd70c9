import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'k-2so-sardonic-security-droid',
  name: 'K-2SO',
  title: 'Sardonic Security Droid',
  faction: 'rebels',
  rank: 'operative',
  type: 'droid',
  unique: true,
  points: 70,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'crit',
  slots: ['comms', 'armament'],
  keywords: {
    'calculate-odds': true,
    'armor-x': 1,
    detachment: { who: [{ name: 'Cassian Andor' }] },
    incognito: true,
    teamwork: { who: [{ name: 'Cassian Andor' }] },
  },
  weapons: [{ name: 'Overpower', melee: true, dice: { red: 4 } }],
};
