import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { LESSER_FOE } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'force-choke',
  name: 'Force Choke',
  type: 'force',
  points: 10,
  only: { side: ['dark'] },
  exhaust: true,
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      turns: 'exhaust',
      to: { ...LESSER_FOE, near: 1 },
      do: [{ do: 'wound', n: 1, mini: 'card' }],
    },
  ],
};
