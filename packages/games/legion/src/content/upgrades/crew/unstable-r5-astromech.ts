import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { either } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'unstable-r5-astromech',
  name: 'Unstable R5 Astromech',
  type: 'crew',
  points: 6,
  only: {
    any: [
      { unit: ['x-34-landspeeder'] },
      { unit: ['a-a5-speeder-truck-mercenary', 'a-a5-speeder-truck-rebels'] },
    ],
  },
  expend: true,
  moments: ['ACT-END'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activationEnd',
      turns: 'expend',
      do: [
        either([{ do: 'act', action: 'attack' }], [{ do: 'act', action: 'move' }]),
        { do: 'roll', die: 'black', dice: 3, on: ['hit', 'crit'], each: [{ do: 'wound', n: 1 }] },
      ],
    },
  ],
};
