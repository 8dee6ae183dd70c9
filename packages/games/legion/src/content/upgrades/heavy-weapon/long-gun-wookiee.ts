import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'long-gun-wookiee',
  name: 'Long Gun Wookiee',
  type: 'heavy-weapon',
  points: 26,
  only: {
    unit: [
      'wookiee-warriors-freedom-fighters',
      'wookiee-warriors-kashyyyk-defenders',
      'wookiee-warriors-kashyyyk-resistance',
      'wookiee-warriors-noble-fighters',
      'wookiee-warriors-noble-fighters-wookiee-defenders',
    ],
  },
  mini: true,
  weapons: [
    {
      name: 'Long Gun Wookiee',
      range: [1, 4],
      dice: { black: 2 },
      keywords: { suppressive: true },
      by: 'added',
    },
  ],
};
