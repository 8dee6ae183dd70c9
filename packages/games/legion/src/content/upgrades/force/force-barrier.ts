import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'force-barrier',
  name: 'Force Barrier',
  type: 'force',
  points: 10,
  exhaust: true,
  moments: ['ATK-6-DEF'],
};

export const text: CardText = {
  effects: [
    {
      at: 'guard',
      role: 'defender',
      against: { is: 'other', of: [TROOPER], near: 1 },
      kind: 'ranged',
      turns: 'exhaust',
      do: [{ do: 'cancel', hits: 2, crits: 1 }],
    },
  ],
};
