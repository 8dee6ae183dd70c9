import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'hunter',
  name: 'Hunter',
  type: 'training',
  points: 6,
  moments: ['ATK-4A'],
};

export const text: CardText = {
  effects: [
    {
      at: 'rollStart',
      against: { side: 'enemy', of: [TROOPER], wounded: true },
      may: true,
      do: [aim()],
    },
  ],
};
