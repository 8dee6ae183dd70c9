import type { UpgradeCard } from '../cards.js';

/** Upgrades: heavy-weapon-any. */
export const heavyWeaponAny: readonly UpgradeCard[] = [
  {
    id: 'echo-arc',
    name: 'Echo (ARC)',
    type: 'heavy-weapon',
    points: 42,
    unique: true,
    only: { type: ['clone'] },
    mini: true,
    wounds: 2,
    keywords: { reliable: 1, leader: true },
    weapons: [
      {
        name: 'Echo',
        range: [1, 5],
        dice: { red: 2 },
        keywords: { critical: 1, lethal: 1, 'immune-deflect': true },
        by: 'added',
      },
    ],
  },
  {
    id: 'fives',
    name: 'Fives',
    type: 'heavy-weapon',
    points: 40,
    unique: true,
    only: { type: ['clone'] },
    mini: true,
    wounds: 2,
    keywords: { coordinate: { who: [{ type: 'clone' }] }, leader: true },
    weapons: [{ name: 'Fives', range: [1, 3], dice: { black: 3 }, by: 'added' }],
    moments: ['CONT'],
  },
];
