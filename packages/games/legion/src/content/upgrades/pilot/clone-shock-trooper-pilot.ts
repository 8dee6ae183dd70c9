import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { aim, dodge, either, surge } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'clone-shock-trooper-pilot',
  name: 'Clone Shock Trooper Pilot',
  type: 'pilot',
  points: 4,
  only: {
    all: [
      { faction: ['republic'] },
      { unit: ['laat-le-patrol-transport-empire', 'laat-le-patrol-transport-republic'] },
    ],
  },
  moments: ['ACTION-AFTER'],
};

export const text: CardText = {
  effects: [
    {
      at: 'acted',
      of: { gotOut: true },
      after: ['card:disembark'],
      do: [surge(), either([aim()], [dodge()])],
    },
  ],
};
