import type { UpgradeCard, UpgradeId } from '../../cards.js';

export const card: UpgradeCard<UpgradeId> = {
  id: 'bowcaster-wookiee',
  name: 'Bowcaster Wookiee',
  type: 'heavy-weapon',
  points: 31,
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
      name: 'Bowcaster Wookiee',
      range: [1, 3],
      dice: { red: 1, white: 1 },
      keywords: { impact: 1, pierce: 1 },
      by: 'added',
    },
  ],
};
