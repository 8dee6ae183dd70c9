import type { UnitCard, UnitCardId } from '../../cards.js';

export const card: UnitCard<UnitCardId> = {
  id: 'wicket-hero-of-bright-tree',
  name: 'Wicket',
  title: 'Hero of Bright Tree',
  faction: 'rebels',
  affiliation: 'ewoks',
  rank: 'commander',
  type: 'trooper',
  unique: true,
  points: 70,
  minis: 1,
  wounds: 5,
  courage: 2,
  speed: 2,
  die: 'white',
  attackSurge: 'crit',
  defenceSurge: true,
  slots: ['training', 'training', 'training'],
  keywords: {
    independent: { tokens: [[['dodge', 1]]] },
    'low-profile': true,
    nimble: true,
    scout: 1,
    'scouting-party': { x: 2, who: [{ affiliation: 'ewoks' }] },
    sharpshooter: 2,
    unhindered: true,
  },
  weapons: [
    { name: 'Spear', melee: true, dice: { red: 2, black: 1 }, keywords: { pierce: 1 } },
    { name: 'Sling', range: [1, 2], dice: { black: 1 }, keywords: { pierce: 1, primitive: true } },
  ],
};
