import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { surge, TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'clone-commander-fox',
  name: 'Clone Commander Fox',
  type: 'pilot',
  points: 10,
  unique: true,
  only: {
    all: [
      { faction: ['republic'] },
      { unit: ['laat-le-patrol-transport-empire', 'laat-le-patrol-transport-republic'] },
    ],
  },
  keywords: { 'field-commander': true },
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      to: { of: [TROOPER], near: 2, most: 1 },
      do: [surge(), { do: 'shed', n: 1, may: true }],
    },
  ],
};
