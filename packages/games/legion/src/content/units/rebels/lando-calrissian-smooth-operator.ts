import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'lando-calrissian-smooth-operator',
  name: 'Lando Calrissian',
  title: 'Smooth Operator',
  faction: 'rebels',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 95,
  minis: 1,
  wounds: 6,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['command', 'training', 'gear'],
  keywords: { contingencies: 3, 'covert-ops': true, flawed: true, sharpshooter: 2, 'uncanny-luck': 2 },
  weapons: [
    {
      name: "Lando's X-8 Night Sniper Pistol",
      range: [1, 3],
      dice: { red: 1, black: 1 },
      keywords: { pierce: 1 },
    },
    { name: 'Combat Training', melee: true, dice: { black: 1, white: 1 } },
  ],
  flaw: 'ive-altered-the-deal',
};
