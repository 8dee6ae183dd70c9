import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'chewbacca-hero-of-kashyyyk',
  name: 'Chewbacca',
  title: 'Hero of Kashyyyk',
  faction: 'republic',
  rank: 'commander',
  type: 'wookiee',
  unique: true,
  points: 90,
  minis: 1,
  wounds: 9,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  slots: ['training', 'training', 'gear'],
  keywords: { enrage: 4, guardian: { x: 2, who: [{ rank: 'commander' }] }, reliable: 2, scale: true },
  weapons: [
    { name: 'Overwhelm', melee: true, dice: { red: 4 }, keywords: { lethal: 1 } },
    {
      name: "Chewbacca's Bowcaster",
      range: [1, 3],
      dice: { red: 2, white: 2 },
      keywords: { critical: 1, impact: 1, pierce: 1 },
    },
  ],
};
