import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'omega-mascot-of-the-99th',
  name: 'Omega',
  title: 'Mascot of the 99th',
  faction: 'mercenary',
  counterpartOf: ['the-bad-batch-clone-force-99-mercenary'],
  affiliation: 'rogues',
  hiredBy: ['rebels'],
  type: 'trooper',
  unique: true,
  points: 10,
  minis: 1,
  wounds: 1,
  speed: 0,
  die: 'white',
  keywords: { counterpart: { who: [{ name: 'The Bad Batch' }] }, 'im-part-of-the-squad-too': true },
  weapons: [{ name: 'Omega', range: [1, 2], dice: { white: 2 } }],
  missing: ['weapon'],
};
