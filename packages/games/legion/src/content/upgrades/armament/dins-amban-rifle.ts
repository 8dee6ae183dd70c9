import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { suppression } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'dins-amban-rifle',
  name: "Din's Amban Rifle",
  type: 'armament',
  points: 10,
  unique: true,
  only: { unit: ['din-djarin-the-mandalorian'] },
  weapons: [
    {
      name: 'Amban Rifle',
      melee: true,
      dice: { black: 3 },
      keywords: { immobilize: 2, suppressive: true },
      by: 'each',
    },
  ],
  moments: ['CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      of: { is: 'own', engaged: false },
      cost: 2,
      pays: [{ do: 'move', speed: 1, may: true }],
      to: { side: 'enemy', seen: true, most: 1 },
      do: [
        {
          do: 'roll',
          die: 'red',
          dice: 1,
          on: ['hit', 'crit'],
          each: [{ do: 'wound', n: 1 }, suppression()],
        },
      ],
    },
  ],
  mark: 'part',
};
