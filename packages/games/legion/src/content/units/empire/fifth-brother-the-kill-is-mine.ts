import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'fifth-brother-the-kill-is-mine',
  name: 'Fifth Brother',
  title: 'The Kill is Mine',
  faction: 'empire',
  rank: 'operative',
  type: 'trooper',
  unique: true,
  points: 105,
  minis: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  die: 'red',
  attackSurge: 'hit',
  slots: ['training', 'training', 'force'],
  keywords: { block: true, dauntless: true, enrage: 2, 'immune-pierce': true },
  weapons: [
    {
      name: 'Spinning Lightsaber',
      melee: true,
      dice: { black: 5 },
      keywords: { impact: 2, pierce: 1, ram: 2 },
    },
    {
      name: 'Thrown Spinning Lightsaber',
      range: [1, 2],
      dice: { black: 3 },
      keywords: { impact: 2, pierce: 1 },
    },
  ],
};
