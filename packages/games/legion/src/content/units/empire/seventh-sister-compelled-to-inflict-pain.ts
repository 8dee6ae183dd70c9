import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'seventh-sister-compelled-to-inflict-pain',
  name: 'Seventh Sister',
  title: 'Compelled to Inflict Pain',
  faction: 'empire',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 110,
  minis: 1,
  wounds: 5,
  courage: 3,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['training', 'training', 'force'],
  keywords: {
    jump: 1,
    associate: { who: [{ name: 'Fifth Brother' }] },
    block: true,
    charge: true,
    disciplined: 1,
    'immune-pierce': true,
    interrogate: true,
  },
  weapons: [
    { name: 'Spinning Lightsaber', melee: true, dice: { black: 5 }, keywords: { impact: 2, pierce: 1 } },
    {
      name: 'Thrown Spinning Lightsaber',
      range: [1, 2],
      dice: { black: 3 },
      keywords: { impact: 2, pierce: 1 },
    },
  ],
};
