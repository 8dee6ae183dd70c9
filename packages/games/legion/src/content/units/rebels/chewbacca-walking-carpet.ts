import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'chewbacca-walking-carpet',
  name: 'Chewbacca',
  title: 'Walking Carpet',
  faction: 'rebels',
  rank: 'operative',
  type: 'wookiee',
  unique: true,
  points: 90,
  minis: 1,
  wounds: 9,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  slots: ['training', 'training', 'gear'],
  keywords: { enrage: 4, guardian: 3, scale: true, teamwork: { who: [{ name: 'Han Solo' }] } },
  weapons: [
    { name: 'Overwhelm', melee: true, dice: { red: 4 }, keywords: { lethal: 1 } },
    {
      name: "Chewbacca's Bowcaster",
      range: [1, 3],
      dice: { red: 2, white: 2 },
      keywords: { impact: 1, pierce: 1 },
    },
  ],
};
