import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'wookiee-chieftain-clan-leader',
  name: 'Wookiee Chieftain',
  title: 'Clan Leader',
  faction: 'republic',
  rank: 'commander',
  type: 'wookiee',
  unique: true,
  points: 100,
  minis: 1,
  wounds: 7,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'hit',
  defenceSurge: true,
  slots: ['command', 'training', 'training', 'gear'],
  keywords: { agile: 1, charge: true, duelist: true, indomitable: true, scale: true },
  weapons: [
    { name: 'Ancestral Weapon', melee: true, dice: { red: 2, black: 2, white: 2 } },
    {
      name: "Chieftain's Bowcaster",
      range: [1, 3],
      dice: { black: 4 },
      keywords: { impact: 1, pierce: 1 },
    },
  ],
};
