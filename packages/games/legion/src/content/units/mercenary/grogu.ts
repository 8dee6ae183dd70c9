import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'grogu',
  name: 'Grogu',
  faction: 'mercenary',
  counterpartOf: ['ig-11-nurse-and-protect', 'din-djarin-the-mandalorian'],
  affiliation: 'rogues',
  hiredBy: ['rebels'],
  type: 'trooper',
  unique: true,
  points: 17,
  minis: 1,
  wounds: 1,
  speed: 0,
  die: 'white',
  keywords: {
    counterpart: { who: [{ name: 'Din Djarin' }] },
    hunted: true,
    'latent-power': true,
    small: true,
  },
  weapons: [],
};
