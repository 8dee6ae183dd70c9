import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'leia-organa-fearless-and-inventive',
  name: 'Leia Organa',
  title: 'Fearless and Inventive',
  faction: 'rebels',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 75,
  minis: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['command', 'command', 'gear'],
  keywords: { 'take-cover': 2, inspire: 2, nimble: true, sharpshooter: 2 },
  weapons: [
    { name: 'Martial Arts', melee: true, dice: { black: 3 } },
    {
      name: "Leia's Defender Sporting Blaster",
      range: [1, 2],
      dice: { black: 3 },
      keywords: { pierce: 1 },
    },
  ],
};
