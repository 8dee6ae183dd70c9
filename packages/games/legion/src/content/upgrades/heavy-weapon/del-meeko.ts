import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'del-meeko',
  name: 'Del Meeko',
  type: 'heavy-weapon',
  points: 25,
  unique: true,
  only: {
    all: [
      {
        any: [
          { all: [{ rank: ['corps'] }, { type: ['trooper'] }] },
          { unit: ['imperial-special-forces'] },
          { unit: ['imperial-special-forces-inferno-squad'] },
        ],
      },
      { faction: ['empire'] },
    ],
  },
  mini: true,
  wounds: 2,
  keywords: { repair: { x: 2, y: 1, free: true } },
  weapons: [
    {
      name: 'Del Meeko',
      range: [1, 5],
      dice: { black: 2 },
      keywords: { 'high-velocity': true, lethal: 1 },
      by: 'added',
    },
  ],
};
