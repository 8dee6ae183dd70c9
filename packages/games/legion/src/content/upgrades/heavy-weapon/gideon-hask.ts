import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { courage } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'gideon-hask',
  name: 'Gideon Hask',
  type: 'heavy-weapon',
  points: 29,
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
  keywords: { coordinate: { who: [{ rank: 'corps', type: 'trooper' }] }, leader: true },
  weapons: [{ name: 'Gideon Hask', range: [1, 3], dice: { red: 2 }, by: 'added' }],
  moments: ['CONT'],
};

export const text: CardText = { standing: [courage] };
