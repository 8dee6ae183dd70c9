import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'anakin-skywalker-the-chosen-one',
  name: 'Anakin Skywalker',
  title: 'The Chosen One',
  faction: 'republic',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 155,
  minis: 1,
  wounds: 6,
  courage: 3,
  speed: 2,
  die: 'red',
  slots: ['force', 'force', 'training', 'training'],
  keywords: { jump: 1, 'djem-so-mastery': true, flawed: true, 'immune-pierce': true, tempted: true },
  weapons: [
    { name: "Anakin's Lightsaber", melee: true, dice: { red: 5 }, keywords: { impact: 3, pierce: 3 } },
  ],
  flaw: 'not-a-story-the-jedi-would-tell',
};
