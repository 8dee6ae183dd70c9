import type { UpgradeCard, UpgradeId } from '../../cards.js';
import type { CardText } from '../../effects/types.js';
import { dodge, TROOPER } from '../../effects/words.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'shriv-suurgav',
  name: 'Shriv Suurgav',
  type: 'pilot',
  points: 10,
  unique: true,
  only: { all: [{ faction: ['rebels'] }, { rank: ['heavy'] }] },
  keywords: { 'field-commander': true },
  moments: ['FREE-CARD-ACTION'],
};

export const text: CardText = {
  effects: [
    {
      at: 'action',
      to: { of: [TROOPER], near: 2, most: 1 },
      do: [dodge(), { do: 'mayGain', token: 'suppression', n: 1 }],
    },
  ],
};
