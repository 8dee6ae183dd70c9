import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { bend } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'burst-of-speed',
  name: 'Burst of Speed',
  type: 'force',
  points: 10,
  expend: true,
  moments: ['ACT-START'],
};

export const text: CardText = {
  effects: [
    {
      at: 'activated',
      turns: 'expend',
      do: [bend('speed-set', 3), { do: 'later', token: 'immobilize', n: 1 }],
    },
  ],
};
