import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'hound-and-grizzer',
  name: 'Hound & Grizzer',
  type: 'pilot',
  points: 8,
  unique: true,
  only: {
    all: [
      { faction: ['republic'] },
      { unit: ['laat-le-patrol-transport-empire', 'laat-le-patrol-transport-republic'] },
    ],
  },
  keywords: { observe: 4 },
};
